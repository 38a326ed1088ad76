import type { ContentBlock } from '#domain/content/blocks.ts';
import type { IsoDate } from '#domain/dates.ts';
import type { AskedTax } from '#domain/place-guide/tax-question.ts';
import { Blocks } from '#web/parts/Content/Blocks.tsx';
import { PageTitle } from '#web/parts/PageTitle.tsx';
import { routes } from '#web/routes.ts';
import { useTranslations } from '#web/texts/translate.tsx';
import { ErrorSummary } from '#web/ui/ErrorSummary.tsx';
import { Link } from '#web/ui/Link.tsx';
import type { Option } from '#web/ui/SelectField.tsx';
import { Calculator } from './Calculator.tsx';
import type { TaxOfStayFragment } from './query.generated.ts';
import type { RuleRow } from './rule-rows.ts';
import { Rules } from './Rules.tsx';
import { StayReceipt } from './StayReceipt.tsx';
import type { TaxRules } from './tax-rules.ts';
import layout from '#web/ui/layout.module.css';
import typography from '#web/ui/type.module.css';
import styles from './tourist-tax.module.css';

type TouristTaxViewProps = {
  readonly asked: AskedTax;
  /** Places that can be asked for. */
  readonly places: readonly Option[];
  readonly answer: TaxOfStayFragment | undefined;
  /** What the answer is worked out by; before anything is asked, of an example. */
  readonly rule: TaxRules[number] | undefined;
  readonly rows: readonly RuleRow[];
  /** Which places are looked for in the list. */
  readonly find: string;
  readonly written: readonly ContentBlock[];
  /** First day that can be booked: of which the examples are. */
  readonly earliest: IsoDate;
};

/** What a stay owes a place: worked out, every rule in words, and how our prices count it. */
export function TouristTaxView(props: TouristTaxViewProps) {
  const { asked, places, answer, rule, rows, find, written, earliest } = props;
  const t = useTranslations('tourist_tax');
  const placeName = places.find(({ value }) => value === asked.question?.place)?.label;
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
          <Calculator asked={asked} places={places} />
        </section>
        {answer && asked.question ? (
          <StayReceipt
            answer={answer}
            question={asked.question}
            rule={rule}
            place={placeName ?? answer.name}
          />
        ) : (
          asked.wrong.length === 0 && rule && <Example rule={rule} earliest={earliest} />
        )}
      </div>
      <Rules rows={rows} find={find} earliest={earliest} />
      <div className={styles.written}>
        <Blocks blocks={written} />
      </div>
    </div>
  );
}

type ExampleProps = { readonly rule: TaxRules[number]; readonly earliest: IsoDate };

/** Before anything is asked: a place where something is owed, worked out the same way. */
function Example({ rule, earliest }: ExampleProps) {
  const { value = '', label = '' } = rule.places[0] ?? {};
  return (
    <StayReceipt
      answer={rule.example}
      question={{ ...EXAMPLE, place: value, checkIn: earliest }}
      rule={rule}
      place={label}
      isExample
    />
  );
}

/** The stay of the API's examples. */
const EXAMPLE = { nights: 7, stars: 4, rooms: 1, adults: 2, childAges: [] };
