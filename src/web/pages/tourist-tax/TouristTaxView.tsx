import type { ContentBlock } from '#domain/content/blocks.ts';
import { formatDate, type IsoDate } from '#domain/dates.ts';
import type { AskedTax } from '#domain/place-guide/tax-question.ts';
import { Blocks } from '#web/parts/Content/Blocks.tsx';
import { PageTitle } from '#web/parts/PageTitle.tsx';
import { routes } from '#web/routes.ts';
import { useTranslations } from '#web/texts/translate.tsx';
import { ErrorSummary } from '#web/ui/ErrorSummary.tsx';
import { Link } from '#web/ui/Link.tsx';
import { Calculator } from './Calculator.tsx';
import { placesWithRules } from './places-with-rules.ts';
import type { TaxOfStayFragment } from './query.generated.ts';
import { Rules } from './Rules.tsx';
import { StayReceipt } from './StayReceipt.tsx';
import type { TaxRules } from './tax-rules.ts';
import layout from '#web/ui/layout.module.css';
import typography from '#web/ui/type.module.css';
import styles from './tourist-tax.module.css';

type TouristTaxViewProps = {
  readonly asked: AskedTax;
  readonly rules: TaxRules;
  readonly answer: TaxOfStayFragment | undefined;
  /** Which places are looked for in the list. */
  readonly find: string;
  readonly written: readonly ContentBlock[];
  /** First day that can be booked: of which the examples are. */
  readonly earliest: IsoDate;
};

/** What a stay owes a place: worked out, every rule in words, and how our prices count it. */
export function TouristTaxView(props: TouristTaxViewProps) {
  const { asked, rules, answer, find, written, earliest } = props;
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
      <nav aria-label={t('above')} className={layout.crumbs}>
        <Link to={routes.help.href()}>{t('help')}</Link>
        <span aria-current="page">{t('title')}</span>
      </nav>
      <h1>{t('title')}</h1>
      <p className={typography.lead}>{t('lead')}</p>
      <div className={styles.work}>
        <section aria-labelledby="work" className={`${layout.ruled} ${layout.stack}`}>
          <h2 id="work">{t('work_it_out')}</h2>
          <Calculator asked={asked} rules={rules} />
        </section>
        {answer && asked.question ? (
          <StayReceipt answer={answer} question={asked.question} />
        ) : (
          asked.wrong.length === 0 && <Example rules={rules} earliest={earliest} />
        )}
      </div>
      <Rules rules={rules} find={find} earliest={earliest} />
      <div className={styles.written}>
        <Blocks blocks={written} />
      </div>
    </div>
  );
}

/** Before anything is asked: a place where something is owed, worked out the same way. */
function Example({ rules, earliest }: Pick<TouristTaxViewProps, 'rules' | 'earliest'>) {
  const t = useTranslations('tourist_tax');
  const shown = placesWithRules(rules).find(
    ({
      rule: {
        example: { all },
      },
    }) => all.hundredths > 0 && !all.isEstimated,
  );
  if (!shown) return null;
  return (
    <StayReceipt
      answer={shown.rule.example}
      question={{ ...EXAMPLE, place: shown.place.value, checkIn: earliest }}
      heading={t('for_example', { place: shown.place.label, date: formatDate(earliest) })}
    />
  );
}

/** The stay of the API's examples. */
const EXAMPLE = { nights: 7, stars: 4, rooms: 1, adults: 2, childAges: [] };
