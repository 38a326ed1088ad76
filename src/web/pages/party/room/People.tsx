import { Check } from 'lucide-react';
import { useTranslations } from '#web/texts/translate.tsx';
import { classes } from '#web/ui/classes.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';
import type { PartyRoomOfPageFragment } from './query.generated.ts';
import typography from '#web/ui/type.module.css';
import styles from './room.module.css';

/** Who is in, and who of them has locked their limits. */
export function People({ room: { people, awaited } }: { readonly room: PartyRoomOfPageFragment }) {
  const t = useTranslations('party');
  const locked = people.filter(({ isLocked }) => isLocked).length;
  return (
    <div className={styles.people}>
      <ul aria-label={t('people')} className={styles.tags}>
        {people.map(({ id, firstName, isLocked, isYou }) => (
          <li key={id} className={classes(styles.tag, isLocked && styles.locked)}>
            {isLocked && <Icon of={Check} size={16} />}
            {isYou ? t('you') : firstName}
            {isLocked && <VisuallyHidden>, {t('locked_word')}</VisuallyHidden>}
          </li>
        ))}
      </ul>
      <p className={typography.small}>
        {t('locked_count', { locked, awaited: Math.max(awaited, people.length) })}
      </p>
    </div>
  );
}
