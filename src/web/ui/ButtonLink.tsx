import { buttonClass, type ButtonKind, type ButtonSize } from './button-class.ts';
import { Link, type LinkProps } from './Link.tsx';

type ButtonLinkProps = LinkProps & {
  readonly kind?: ButtonKind;
  readonly size?: ButtonSize;
  readonly wide?: boolean;
};

/** A link that looks like a button: it leads somewhere and changes nothing. */
export function ButtonLink({
  kind = 'sun',
  size = 'usual',
  wide = false,
  className,
  ...props
}: ButtonLinkProps) {
  return (
    <Link
      {...props}
      className={buttonClass({
        kind,
        size,
        wide,
        busy: false,
        extra: typeof className === 'string' ? className : undefined,
      })}
    />
  );
}
