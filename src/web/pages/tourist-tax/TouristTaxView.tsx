import type { ContentBlock } from '#domain/content/blocks.ts';
import { formatDate, type IsoDate } from '#domain/dates.ts';
import type { AskedTax } from '#domain/place-guide/tax-question.ts';
import { Blocks } from '#web/parts/Content/Blocks.tsx';
import { PageTitle } from '#web/parts/PageTitle.tsx';
import { routes } from '#web/routes.ts';
import { useTranslations } from '#web/texts/translate.tsx';
import { ErrorSummary } from '#web/ui/ErrorSummary.tsx';
import { Link } from '#web/ui/Link.tsx';
import { Calculator, nameOfRule } from './Calculator.tsx';
import type { TaxOfStayFragment } from './query.generated.ts';
import { useRuleWords } from './rule-words.ts';
import { StayReceipt } from './StayReceipt.tsx';
import type { TaxRules } from './tax-rules.ts';
import layout from '#web/ui/layout.module.css';
import typography from '#web/ui/type.module.css';
import styles from './tourist-tax.module.css';

type TouristTaxViewProps = {
  readonly asked: AskedTax;
  readonly rules: TaxRules;
  readonly answer: TaxOfStayFragment | undefined;
  readonly written: readonly ContentBlock[];
  /** First day that can be booked: of which the examples are. */
  readonly earliest: IsoDate;
};

/** What a stay owes a place: worked out, every rule in words, and how our prices count it. */
export function TouristTaxView({ asked, rules, answer, written, earliest }: TouristTaxViewProps) {
  const t = useTranslations('tourist_tax');
  return (
    <div className={`${layout.wrap} ${styles.page}`}>
      <PageTitle
        title={t('title')}
        description={t('description')}
        hasProblems={asked.wrong.length > 0}
      />
      <ErrorSummary
        problems={asked.wrong.map((field) => ({ fieldId: field, message: t(`wrong_${field}`) }))}
      />
      <nav aria-label={t('above')}>
        <Link to={routes.help.href()}>{t('help')}</Link>
      </nav>
      <h1>{t('title')}</h1>
      <p className={typography.lead}>{t('lead')}</p>
      <div className={styles.work}>
        <section aria-labelledby="work" className={`${layout.ruled} ${layout.stack}`}>
          <h2 id="work">{t('work_it_out')}</h2>
          <Calculator asked={asked} rules={rules} />
        </section>
        {answer && asked.question && <StayReceipt answer={answer} question={asked.question} />}
      </div>
      <section aria-labelledby="rules" className={`${layout.ruled} ${layout.stack}`}>
        <h2 id="rules">{t('all_rules', { count: rules.length })}</h2>
        <p>{t('example_basis', { date: formatDate(earliest) })}</p>
        <ul className={styles.rules}>
          {rules.map((rule) => (
            <Rule key={rule.id} rule={rule} />
          ))}
        </ul>
      </section>
      <div className={styles.written}>
        <Blocks blocks={written} />
      </div>
    </div>
  );
}

function Rule({ rule }: { readonly rule: TaxRules[number] }) {
  const t = useTranslations('tourist_tax');
  const { summary, details, example, known } = useRuleWords(rule);
  return (
    <li>
      <details>
        <summary>
          <strong>{nameOfRule(rule)}</strong>
          <span>{summary}</span>
        </summary>
        <p>{t('is_called', { name: rule.name })}</p>
        <ul>
          {details.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
        <p>{example}</p>
        <p className={typography.small}>{known}</p>
      </details>
    </li>
  );
}
