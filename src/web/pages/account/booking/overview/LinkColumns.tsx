import { useTranslations } from '#web/texts/translate.tsx';
import { Link } from '#web/ui/Link.tsx';
import { LINK_COLUMNS, linksOf, type BookingLink, type LinkColumn } from './booking-links.ts';
import type { BookingOverviewFragment } from './query.generated.ts';
import layout from '#web/ui/layout.module.css';
import typography from '#web/ui/type.module.css';
import styles from './overview.module.css';

/** What can be done with the booking: three columns of rows, as far as there are any. */
export function LinkColumns({ booking }: { readonly booking: BookingOverviewFragment }) {
  const t = useTranslations('my_booking.links');
  return (
    <div className={styles.columns}>
      {LINK_COLUMNS.map((column) => (
        <Column key={column} column={column} links={linksOf(booking, column, t)} />
      ))}
    </div>
  );
}

type ColumnProps = { readonly column: LinkColumn; readonly links: readonly BookingLink[] };

function Column({ column, links }: ColumnProps) {
  const t = useTranslations('my_booking.links');
  if (links.length === 0) return null;
  return (
    <section className={layout.ruled} aria-labelledby={column}>
      <h2 id={column} className={typography.h3}>
        {t(column)}
      </h2>
      <ul className={styles.links}>
        {links.map(({ id, words, href, state }) => (
          <li key={id}>
            {href.endsWith('.pdf') ? <a href={href}>{words}</a> : <Link to={href}>{words}</Link>}
            {state !== undefined && <span className={styles.state}>{state}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}
