import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';
import styles from './Disclosure.module.css';

type DisclosureProps = {
  readonly summary: ReactNode;
  readonly open?: boolean;
  readonly onOpen?: () => void;
  readonly children: ReactNode;
};

/** Something that is there when asked for. */
export function Disclosure({ summary, open = false, onOpen, children }: DisclosureProps) {
  return (
    <details
      className={styles.disclosure}
      open={open}
      onToggle={({ currentTarget }) => currentTarget.open && onOpen?.()}
    >
      <summary className={styles.summary}>
        {summary}
        <Icon of={ChevronDown} />
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
