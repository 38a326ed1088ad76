import { headsOf, type Party } from '#domain/party.ts';
import {
  MAX_ADULTS,
  MAX_CHILD_AGE,
  MAX_CHILDREN,
  MAX_INFANTS,
  MAX_PARTY,
  MAX_ROOMS,
} from '#domain/search/limits.ts';
import { roomsAllowed } from '#domain/search/rooming.ts';
import { usePageProperties } from '#web/page-properties.ts';
import { routes } from '#web/routes.ts';
import { useTranslations } from '#web/texts/translate.tsx';
import { Link } from '#web/ui/Link.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { SelectField } from '#web/ui/SelectField.tsx';
import { Stepper } from '#web/ui/Stepper.tsx';
import { useLive } from '#web/ui/use-live.ts';
import styles from './Panel.module.css';

type PartyFieldsProps = {
  readonly party: Party;
  /** Children that were asked for; ages may be missing yet. */
  readonly childCount: number;
  readonly onChange: () => void;
};

/** Boxes for ages while no script can add them. */
const BOXES_WITHOUT_SCRIPT = 4;

const FIRST_CHILD_AGE = 2;

const AGES = Array.from({ length: MAX_CHILD_AGE - FIRST_CHILD_AGE + 1 }, (_, i) =>
  String(FIRST_CHILD_AGE + i),
);

/**
 * Who comes: counts, an age for each child, and rooms as the party allows (SRCH-10..14,
 * SRCH-19..28).
 */
export function PartyFields({ party, childCount, onChange }: PartyFieldsProps) {
  const t = useTranslations('search_form');
  const live = useLive();
  const { largePartyAlert } = usePageProperties().domainConfig.features;
  const heads = headsOf(party);
  const ages = party.flatMap((room) => room.childAges).filter((age) => age >= FIRST_CHILD_AGE);
  const boxes = live ? childCount : Math.max(childCount, BOXES_WITHOUT_SCRIPT);
  const counts = [
    { name: 'adults', min: 1, max: MAX_ADULTS, value: heads.adults },
    { name: 'children', min: 0, max: MAX_CHILDREN, value: childCount },
    { name: 'infants', min: 0, max: MAX_INFANTS, value: heads.infants },
  ] as const;
  return (
    <fieldset className={styles.panel}>
      <legend className={styles.question}>{t('who_question')}</legend>
      {counts.map(({ name, min, max, value }) => (
        <Stepper
          key={name}
          id={name}
          name={name}
          min={min}
          max={max}
          defaultValue={value}
          label={t(`${name}_label`)}
          hint={t(`${name}_hint`)}
          fewer={t(`${name}_fewer`)}
          more={t(`${name}_more`)}
          onChange={onChange}
        />
      ))}
      {boxes > 0 && <ChildAges boxes={boxes} ages={ages} />}
      <Rooms party={party} isFree={!live} />
      {largePartyAlert && heads.adults + childCount > MAX_PARTY && (
        <LargeParty
          query={
            new URLSearchParams([
              ['adults', String(heads.adults)],
              ['children', String(childCount)],
              ['infants', String(heads.infants)],
              ...ages.map((age) => ['childAges', String(age)]),
            ])
          }
        />
      )}
    </fieldset>
  );
}

function ChildAges({ boxes, ages }: { readonly boxes: number; readonly ages: readonly number[] }) {
  const t = useTranslations('search_form');
  return (
    <div className={styles.ages}>
      {Array.from({ length: boxes }, (_, i) => (
        <SelectField
          key={i}
          id={`child-age-${i + 1}`}
          name="childAges"
          label={t('age_of', { number: i + 1 })}
          empty={t('age_unsaid')}
          options={AGES.map((age) => ({ value: age, label: age }))}
          defaultValue={String(ages[i] ?? '')}
        />
      ))}
    </div>
  );
}

/**
 * Without script any number may be asked for; the search takes the nearest that the party allows.
 */
function Rooms({ party, isFree }: { readonly party: Party; readonly isFree: boolean }) {
  const t = useTranslations('search_form');
  const { adults, children, infants } = headsOf(party);
  const { allowed } = roomsAllowed(adults, children, infants);
  const choices = isFree ? Array.from({ length: MAX_ROOMS }, (_, i) => i + 1) : allowed;
  return (
    <SelectField
      key={choices.join()}
      id="rooms"
      name="rooms"
      label={t('rooms_label')}
      options={choices.map((count) => ({
        value: String(count),
        label: t('rooms_choice', { count }),
      }))}
      defaultValue={String(party.length)}
    />
  );
}

/** Above nine people: the way to a quote, with who was asked for (SRCH-21). */
function LargeParty({ query }: { readonly query: URLSearchParams }) {
  const t = useTranslations('search_form');
  return (
    <Notice tone="amber" role="status" heading={t('large_party', { most: MAX_PARTY })}>
      <p>
        {t('large_party_text', { most: MAX_PARTY })}{' '}
        <Link to={routes.groupQuote.href({ query })}>{t('large_party_link')}</Link>
      </p>
    </Notice>
  );
}
