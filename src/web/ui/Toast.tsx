import { createContext, use, useCallback, useState, type ReactNode } from 'react';
import { ToastStrip, type ToastMessage } from './ToastStrip.tsx';
import styles from './Toast.module.css';

type ShowToast = (message: ToastMessage) => void;

const ToastContext = createContext<ShowToast | undefined>(undefined);

/** Holds the strip at the foot of the page; one message at a time, the newest wins. */
export function ToastProvider({ children }: { readonly children: ReactNode }) {
  const [shown, setShown] = useState<{ readonly message: ToastMessage; readonly turn: number }>();
  const show = useCallback<ShowToast>(
    (message) => setShown((last) => ({ message, turn: (last?.turn ?? 0) + 1 })),
    [],
  );
  const hide = useCallback(() => setShown(undefined), []);
  return (
    <ToastContext value={show}>
      {children}
      <div role="status" className={styles.region}>
        {shown && <ToastStrip key={shown.turn} message={shown.message} onEnd={hide} />}
      </div>
    </ToastContext>
  );
}

/** Answers the function that shows a toast. */
export function useToast(): ShowToast {
  const show = use(ToastContext);
  if (!show) throw new Error('no toast region above this part');
  return show;
}
