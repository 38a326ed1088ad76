import { shownName, STORED_ITEMS, TAG_COOKIES, type StoredItem } from '#domain/tracking/storage.ts';
import { usePageProperties } from '#web/page-properties.ts';
import { useTranslations } from '#web/texts/translate.tsx';
import typography from '#web/ui/type.module.css';
import styles from './cookie-policy.module.css';

type StoredItemsProps = { readonly category: StoredItem['category'] };

/** What a category keeps: its names, what for, and how long. */
export function StoredItems({ category }: StoredItemsProps) {
  const t = useTranslations('cookies');
  const { tags } = usePageProperties();
  const items = [...STORED_ITEMS, ...(tags === 'none' ? [] : TAG_COOKIES)].filter(
    (item) => item.category === category,
  );
  const kinds = Map.groupBy(items, ({ purpose, place }) => `${purpose} ${place}`);
  return (
    <section className={styles.section} aria-labelledby={category}>
      <h2 id={category} className={typography.formHeading}>
        {t(`categories.${category}.name`)}
      </h2>
      <p>{t(`categories.${category}.about`)}</p>
      {items.length === 0 && <p className={typography.muted}>{t('nothing_kept')}</p>}
      <ul className={styles.items}>
        {[...kinds.values()].map((kind) => (
          <Kind key={kind[0]?.name} items={kind} />
        ))}
      </ul>
    </section>
  );
}

/** Items of one purpose in one place. */
function Kind({
  items,
}: {
  readonly items: readonly (typeof STORED_ITEMS | typeof TAG_COOKIES)[number][];
}) {
  const t = useTranslations('cookies');
  const isSecure = usePageProperties().domainConfig.baseUrl.startsWith('https:');
  const [first] = items;
  if (!first) return null;
  return (
    <li className={styles.item}>
      <b className={styles.names}>{items.map((item) => shownName(item, isSecure)).join(', ')}</b>
      <span className={styles.life}>
        {'days' in first ? t('days', { days: first.days }) : t(LIVES[first.place])}
      </span>
      <p className={styles.purpose}>{t(`purposes.${first.purpose}`)}</p>
    </li>
  );
}

const LIVES = {
  local: 'until_deleted',
  session: 'until_closed',
  cache: 'until_after_holiday',
} as const;
