import { Search } from 'lucide-react';
import { Form } from 'react-router';
import { formatDate, type IsoDate } from '#domain/dates.ts';
import { routes } from '#web/routes.ts';
import { useTranslations } from '#web/texts/translate.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { Link } from '#web/ui/Link.tsx';
import { foundIn, letterHeads, placesWithRules, type TaxedPlace } from './places-with-rules.ts';
import { useRuleWords, type RuleWords } from './rule-words.ts';
import type { TaxRules } from './tax-rules.ts';
import layout from '#web/ui/layout.module.css';
import typography from '#web/ui/type.module.css';
import styles from './tourist-tax.module.css';

type RulesProps = {
  readonly rules: TaxRules;
  /** Words of the address that names are looked for by. */
  readonly find: string;
  /** Of which the examples are. */
  readonly earliest: IsoDate;
};

/** The rule of every place in words, A to Z, or of those that are looked for. */
export function Rules({ rules, find, earliest }: RulesProps) {
  const t = useTranslations('tourist_tax');
  const all = placesWithRules(rules);
  const shown = foundIn(all, find);
  const wordsOf = useRuleWords();
  const words = new Map(rules.map((rule) => [rule, wordsOf(rule)]));
  return (
    <section aria-labelledby="rules" className={`${layout.ruled} ${layout.stack}`}>
      <h2 id="rules">{t('all_rules', { count: all.length })}</h2>
      <p>{t('example_basis', { date: formatDate(earliest) })}</p>
      <Find find={find} />
      {find === '' ? (
        <nav aria-label={t('letters')} className={styles.letters}>
          {letterHeads(all).map(([letter, { place }]) => (
            <a key={letter} href={`#${place.value}`}>
              {letter}
            </a>
          ))}
        </nav>
      ) : (
        <p role="status">
          {t('found', { count: shown.length, find })}{' '}
          <Link to={`${routes.touristTax.href()}#rules`}>{t('all_again')}</Link>
        </p>
      )}
      <ul className={styles.rules}>
        {shown.map(({ place, rule }) => (
          <Rule
            key={place.value}
            place={place}
            words={words.get(rule)}
            isOpen={shown.length === 1}
          />
        ))}
      </ul>
    </section>
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

type RuleProps = Pick<TaxedPlace, 'place'> & {
  readonly words: RuleWords | undefined;
  readonly isOpen: boolean;
};

function Rule({ place: { value, label, within }, words, isOpen }: RuleProps) {
  if (!words) return null;
  return (
    <li id={value}>
      <details open={isOpen}>
        <summary>
          <span>
            <strong>{label}</strong> {within !== '' && <small>{within}</small>}
          </span>
          <span>{words.summary}</span>
        </summary>
        <p>{words.called}</p>
        <ul>
          {words.details.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
        <p>{words.example}</p>
        <p className={typography.small}>{words.known}</p>
      </details>
    </li>
  );
}
