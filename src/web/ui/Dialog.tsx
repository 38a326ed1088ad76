import { X } from 'lucide-react';
import { useEffect, useId, useRef, type FocusEvent, type ReactNode } from 'react';
import { useTranslations } from '#web/texts/translate.tsx';
import { classes } from './classes.ts';
import { Icon } from './Icon.tsx';
import styles from './Dialog.module.css';

type DialogProps = {
  readonly open: boolean;
  /** Escape, the cross and a press beside the dialog all end here. */
  readonly onClose: () => void;
  readonly title: ReactNode;
  /**
   * `usual` is at most 560 wide and on a phone a sheet from the foot; `wide` 1180 and on a phone of
   * full height.
   */
  readonly size?: 'usual' | 'wide' | 'side';
  /** Stays at the foot while the rest scrolls. */
  readonly foot?: ReactNode;
  readonly children: ReactNode;
};

/**
 * The browser's own modal dialog: it keeps the focus inside and gives it back. Content exists only
 * while open.
 */
export function Dialog({ open, onClose, title, size = 'usual', foot, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    if (open) dialog.current?.showModal();
    else dialog.current?.close();
  }, [open]);
  return (
    <dialog
      ref={dialog}
      className={classes(styles.dialog, styles[size])}
      aria-labelledby={open ? titleId : undefined}
      onClose={onClose}
      closedby="any"
    >
      {open && (
        <div className={styles.sheet}>
          <DialogHead id={titleId} title={title} onClose={() => dialog.current?.close()} />
          <div className={styles.content} onFocus={showWhole}>
            {children}
          </div>
          {foot !== undefined && <div className={styles.foot}>{foot}</div>}
        </div>
      )}
    </dialog>
  );
}

/** Inputs that are not written in. */
const PRESSED = ['checkbox', 'radio', 'range'];

/**
 * A tap does not scroll: a field to write in that lies half under the foot is brought into view
 * whole. What is pressed stays under the finger.
 */
function showWhole({ target }: FocusEvent): void {
  if (target instanceof HTMLInputElement && !PRESSED.includes(target.type))
    target.scrollIntoView({ block: 'nearest' });
}

type DialogHeadProps = {
  readonly id: string;
  readonly title: ReactNode;
  readonly onClose: () => void;
};

function DialogHead({ id, title, onClose }: DialogHeadProps) {
  const t = useTranslations('common');
  return (
    <div className={styles.head}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      <button type="button" className={styles.close} aria-label={t('close')} onClick={onClose}>
        <Icon of={X} />
      </button>
    </div>
  );
}
