import { useEffect, useState } from 'react';
import styles from './Toast.module.css';

/** What a toast says, and the one thing it may offer. */
export type ToastMessage = {
  readonly text: string;
  readonly action?: { readonly label: string; readonly run: () => void };
};

const STAYS_MS = 8000;

type ToastStripProps = { readonly message: ToastMessage; readonly onEnd: () => void };

/** One message: it stays 8 seconds, and as long as it holds the focus or the pointer. */
export function ToastStrip({ message, onEnd }: ToastStripProps) {
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (held) return undefined;
    const timer = setTimeout(onEnd, STAYS_MS);
    return () => clearTimeout(timer);
  }, [held, onEnd]);
  return (
    <div
      className={styles.strip}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
    >
      <span>{message.text}</span>
      {message.action && <ToastAction action={message.action} onEnd={onEnd} />}
    </div>
  );
}

function ToastAction({
  action,
  onEnd,
}: {
  readonly action: NonNullable<ToastMessage['action']>;
  readonly onEnd: () => void;
}) {
  const run = () => {
    action.run();
    onEnd();
  };
  return (
    <button type="button" className={styles.action} onClick={run}>
      {action.label}
    </button>
  );
}
