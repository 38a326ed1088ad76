import { useTranslations } from '#web/texts/translate.tsx';
import type { ExtrasBasketFragment } from './query.generated.ts';
import styles from './extras.module.css';

/** The papers of each policy, to read before it is chosen (XTRA-07). */
export function InsuranceDocuments({
  options,
}: {
  readonly options: ExtrasBasketFragment['insuranceOptions'];
}) {
  const t = useTranslations('extras');
  return (
    <ul className={styles.documents}>
      {options.flatMap(({ id, title, documents }) =>
        documents.map((document) => (
          <li key={`${id} ${document.url}`}>
            <a href={document.url}>{t('document', { policy: title, title: document.title })}</a>
          </li>
        )),
      )}
    </ul>
  );
}
