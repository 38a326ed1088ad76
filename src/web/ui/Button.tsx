import { LoaderCircle } from 'lucide-react';
import type { ComponentProps } from 'react';
import { buttonClass, type ButtonKind, type ButtonSize } from './button-class.ts';
import { Icon } from './Icon.tsx';

type ButtonProps = ComponentProps<'button'> & {
  readonly kind?: ButtonKind;
  readonly size?: ButtonSize;
  readonly wide?: boolean;
  /** Words for what is happening; the button keeps its width and takes no second press. */
  readonly busy?: string | undefined;
};

/**
 * A button that acts. One sun button per form or card; never disabled without a reason beside it.
 */
export function Button({
  kind = 'sun',
  size = 'usual',
  wide = false,
  busy,
  children,
  onClick,
  ...props
}: ButtonProps) {
  return (
    <button
      type="submit"
      {...props}
      aria-disabled={busy === undefined ? props['aria-disabled'] : true}
      className={buttonClass({
        kind,
        size,
        wide,
        busy: busy !== undefined,
        extra: props.className,
      })}
      onClick={busy === undefined ? onClick : (event) => event.preventDefault()}
    >
      {busy === undefined ? (
        children
      ) : (
        <>
          <Icon of={LoaderCircle} />
          {busy}
        </>
      )}
    </button>
  );
}
