import type { ReactNode } from 'react';
import { formatDate } from '#domain/dates.ts';
import { placePageHref } from '#web/parts/place-page-href.ts';
import { useTranslations } from '#web/texts/translate.tsx';
import { Link } from '#web/ui/Link.tsx';
import type { PlaceProps } from '../place-props.ts';
import type { DestinationAdviceQuery } from '../query.generated.ts';
import { monthAndYear } from '../time-words.ts';
import { PASSPORTS, type AskedPassport } from './asked-passport.ts';
import { STAY_FIELDS, type StayToTax } from './asked-stay.ts';
import layout from '#web/ui/layout.module.css';
import styles from './advice.module.css';

type PassportAndVisaProps = Pick<PlaceProps, 'place'> & {
  readonly country: NonNullable<NonNullable<DestinationAdviceQuery['placeGuide']>['country']>;
  readonly asked: StayToTax;
  readonly askedPassport: AskedPassport;
};

/** What one of two passports needs, and for the asked days until when it must be valid. */
export function PassportAndVisa({ place, country, asked, askedPassport }: PassportAndVisaProps) {
  const t = useTranslations('place_advice');
  const words = useTranslations('destination');
  const { passport, needs } = askedPassport;
  const { entry } = country;
  const links = { gb: country.adviceGb, ie: country.adviceIe };
  const [visa, ...more] = entry ? sentencesOf(entry[passport].visa) : [];
  return (
    <section aria-labelledby="entry" className={`${layout.ruled} ${styles.part}`}>
      <h2 id="entry">{t('entry')}</h2>
      {entry && <p>{words('entry_as_of', { date: monthAndYear(entry.asOf) })}</p>}
      <nav aria-label={t('passports')} className={styles.passports}>
        {PASSPORTS.map((one) => (
          <Link
            key={one}
            to={`${placePageHref(place.path ?? '', queryOf(one, asked))}#entry`}
            aria-current={one === passport ? 'true' : undefined}
            preventScrollReset
          >
            {t(`passport_${one}`)}
          </Link>
        ))}
      </nav>
      {entry && (
        <ul className={styles.rules}>
          {[...sentencesOf(entry[passport].passport), visa ?? ''].map((sentence) => (
            <li key={sentence}>
              <Rule sentence={sentence} />
            </li>
          ))}
        </ul>
      )}
      {needs && asked.wrong.length === 0 && <Needs needs={needs} asked={asked} />}
      {more.map((sentence) => (
        <p key={sentence} className={styles.more}>
          {sentence}
        </p>
      ))}
      <p className={layout.alone}>
        <a href={links[passport]}>{t(`check_${passport}`, { place: country.name })}</a>
      </p>
    </section>
  );
}

/** The tab with another passport, and with the stay as it was typed. */
function queryOf(passport: AskedPassport['passport'], { typed, isAsked }: StayToTax): string {
  const query = new URLSearchParams({ tab: 'travel-advice', passport });
  if (isAsked) for (const field of STAY_FIELDS) query.set(field, typed[field]);
  return query.toString();
}

const sentencesOf = (text: string): string[] => text.split(/(?<=\.) (?=[A-Z])/);

/** The words of a rule that decide. */
const DECIDING =
  /(less than 10 years|(?:at least )?\d+ (?:month|day)s?|^no visa(?: and no time limit)?|^visa (?:or e-Visa )?needed|^valid for the (?:length of the )?stay|^valid (?:Irish|British) passport(?: or passport card)?)/i;

const Rule = ({ sentence }: { readonly sentence: string }) => (
  <span>
    {sentence
      .split(new RegExp(DECIDING, 'gi'))
      .map((words, at) => (at % 2 === 1 ? <strong key={words}>{words}</strong> : words))}
  </span>
);

type NeedsProps = {
  readonly needs: NonNullable<AskedPassport['needs']>;
  readonly asked: StayToTax;
};

/** The rule as days of the asked stay. */
function Needs({ needs: { issuedAfter, validOn, leaves, isCard }, asked: { stay } }: NeedsProps) {
  const t = useTranslations('place_advice');
  const named = {
    leaves: formatDate(leaves),
    validOn: formatDate(validOn),
    issuedAfter: issuedAfter === null ? '' : formatDate(issuedAfter),
    isCard: String(isCard),
    b: (text: ReactNode) => <strong>{text}</strong>,
  };
  return (
    <div className={styles.needs}>
      <h3>{t('worked_for', { nights: stay.nights, date: formatDate(stay.checkIn) })}</h3>
      <p>{t.rich(issuedAfter === null ? 'worked' : 'worked_issued', named)}</p>
    </div>
  );
}
