import { Search } from 'lucide-react';
import { Form } from 'react-router';
import { formatDate, type IsoDate } from '#domain/dates.ts';
import { routes } from '#web/routes.ts';
import { useTranslations } from '#web/texts/translate.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { Link } from '#web/ui/Link.tsx';
import type { RuleRow } from './rule-rows.ts';
import { useRuleWords } from './rule-words.ts';
import layout from '#web/ui/layout.module.css';
import typography from '#web/ui/type.module.css';
import styles from './tourist-tax.module.css';

type RulesProps = {
  readonly rows: readonly RuleRow[];
  /** Words of the address that names are looked for by. */
  readonly find: string;
  /** Of which the examples are. */
  readonly earliest: IsoDate;
};

/** Every rule in words, A to Z, or those of the places that are looked for. */
export function Rules({ rows, find, earliest }: RulesProps) {
  const t = useTranslations('tourist_tax');
  const count = rows.length;
  const first = find === '' ? FIRST : count;
  return (
    <section aria-labelledby="rules" className={`${layout.ruled} ${layout.stack}`}>
      <h2 id="rules">{find === '' ? t('all_rules', { count }) : t('rules')}</h2>
      <p>{t('example_basis', { date: formatDate(earliest) })}</p>
      <Find find={find} />
      {find !== '' && (
        <p role="status">
          {t('found', { count, find })}{' '}
          <Link to={`${routes.touristTax.href()}#rules`}>{t('all_again')}</Link>
        </p>
      )}
      <Rows rows={rows.slice(0, first)} />
      {count > first && (
        <details className={styles.rest}>
          <summary>{t('rest', { count: count - first })}</summary>
          <Rows rows={rows.slice(first)} />
        </details>
      )}
    </section>
  );
}

/** Rows that are seen before anything is opened: a screen of a phone. */
const FIRST = 12;

function Rows({ rows }: { readonly rows: readonly RuleRow[] }) {
  return (
    <ul className={styles.rules}>
      {rows.map((row) => (
        <Rule key={row.rule.id} row={row} isOpen={rows.length === 1} />
      ))}
    </ul>
  );
}

/** A plain form to this page, which works without script as well. */
function Find({ find }: Pick<RulesProps, 'find'>) {
  const t = useTranslations('tourist_tax');
  return (
    <Form
      method="get"
      action={`${routes.touristTax.href()}#rules`}
      role="search"
      className={styles.find}
      preventScrollReset
    >
      <label htmlFor="find">{t('find')}</label>
      <span className={styles.line}>
        <Icon of={Search} />
        <input
          id="find"
          type="search"
          name="find"
          maxLength={100}
          defaultValue={find}
          key={find}
          autoComplete="off"
        />
      </span>
      <Button kind="quiet">{t('find_it')}</Button>
    </Form>
  );
}

function Rule({ row, isOpen }: { readonly row: RuleRow; readonly isOpen: boolean }) {
  const t = useTranslations('tourist_tax');
  const { rule, title, within, places } = row;
  const { summary } = useRuleWords()(rule);
  return (
    <li>
      <details open={isOpen}>
        <summary>
          <strong>{title}</strong>
          <span>{within === '' ? summary : t('summary', { within, summary })}</span>
        </summary>
        {places !== '' && <p>{t('counts_in', { places })}</p>}
        <RuleText rule={rule} hasExample />
      </details>
    </li>
  );
}

type RuleTextProps = {
  readonly rule: RuleRow['rule'];
  readonly hasExample?: boolean;
};

/** What a rule is called and says, and when it was known. */
export function RuleText({ rule, hasExample = false }: RuleTextProps) {
  const { called, details, example, known } = useRuleWords()(rule);
  return (
    <>
      <p>{called}</p>
      <ul>
        {details.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      {hasExample && <p>{example}</p>}
      <p className={typography.small}>{known}</p>
    </>
  );
}
