import { useTranslations } from '#web/texts/translate.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import type { CheckedBookingFragment } from './query.generated.ts';
import layout from '#web/ui/layout.module.css';
import typography from '#web/ui/type.module.css';

/** What the country asks of those who enter, in the words of its rule, and where to look. */
export function CountryEntry({ booking }: { readonly booking: CheckedBookingFragment }) {
  const t = useTranslations('ready_to_travel.entry');
  const entry = booking.checklist?.entry;
  if (!entry) return <Notice heading={t('heading')}>{t('unknown')}</Notice>;
  const rows = [
    [t('gb'), `${entry.britishPassport} ${entry.britishVisa}`],
    [t('ie'), `${entry.irishPassport} ${entry.irishVisa}`],
    [t('health'), entry.health],
  ] as const;
  return (
    <section aria-labelledby="entry" className={`${layout.stack} ${layout.ruled}`}>
      <h2 id="entry" className={typography.h3}>
        {t('heading')}
      </h2>
      {rows.map(([name, words]) => (
        <div key={name}>
          <h3 className={typography.caps}>{name}</h3>
          <p className={typography.small}>{words}</p>
        </div>
      ))}
      <p className={typography.small}>{entry.check}</p>
    </section>
  );
}
