import { formatDate } from '#domain/dates.ts';
import { formatMoney } from '#domain/money.ts';
import { useTranslations } from '#web/texts/translate.tsx';
import { Button } from '#web/ui/Button.tsx';
import { RadioCards } from '#web/ui/RadioCards.tsx';
import { SelectField } from '#web/ui/SelectField.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import type { PostedForm } from '#web/ui/use-posted-form.ts';
import { lengthsBetween } from './lengths.ts';
import type {
  ChoicesFragment,
  ChosenWayFragment,
  DatesBookingFragment,
} from './query.generated.ts';
import layout from '#web/ui/layout.module.css';
import typography from '#web/ui/type.module.css';

type ChooseFlightsProps = {
  readonly choices: ChoicesFragment;
  /** The nights that they are for. */
  readonly shown: { readonly checkIn: string; readonly nights: number };
  readonly datesChange: NonNullable<DatesBookingFragment['datesChange']>;
  readonly form: PostedForm;
};

/** Flights from another airport or at other times; what they cost more or less is shown next. */
export function ChooseFlights({ choices, shown, datesChange, form }: ChooseFlightsProps) {
  const t = useTranslations('booking_change.flights');
  const { refusal } = choices;
  const isFound = refusal === null && choices.choices.length > 0;
  return (
    <section
      className={`${layout.ruled} ${layout.stack}`}
      id={form.id}
      tabIndex={-1}
      aria-labelledby="flights-title"
    >
      <h2 id="flights-title" className={typography.formHeading}>
        {t('title')}
      </h2>
      <p>{t('lead')}</p>
      <p>{t('gone')}</p>
      <AskFlights choices={choices} shown={shown} datesChange={datesChange} />
      {refusal !== null && <p>{refusal}</p>}
      {refusal === null && !isFound && <p>{t('none')}</p>}
      {isFound && <Choose choices={choices} shown={shown} form={form} />}
    </section>
  );
}

/** For which nights and from which airport flights are shown. */
function AskFlights({ choices, shown, datesChange }: Omit<ChooseFlightsProps, 'form'>) {
  const t = useTranslations('booking_change.flights');
  const { from, until, fewestNights, mostNights } = datesChange;
  return (
    <form method="get" className={layout.stack} noValidate>
      <div className={layout.pair}>
        <TextField
          id="flights-check-in"
          name="checkIn"
          defaultValue={shown.checkIn}
          label={t('check_in')}
          type="date"
          min={from}
          max={until}
          required
        />
        <SelectField
          id="flights-nights"
          name="nights"
          defaultValue={String(shown.nights)}
          label={t('nights')}
          options={lengthsBetween(fewestNights, mostNights)}
        />
      </div>
      {choices.airports.length > 0 && (
        <SelectField
          id="flights-from"
          name="from"
          defaultValue={choices.from ?? ''}
          label={t('from')}
          options={choices.airports.map(({ iata, name }) => ({
            value: iata,
            label: `${name} (${iata})`,
          }))}
        />
      )}
      <div>
        <Button kind="quiet">{t('see_flights')}</Button>
      </div>
    </form>
  );
}

function Choose({ choices, shown, form }: Omit<ChooseFlightsProps, 'datesChange'>) {
  const t = useTranslations('booking_change.flights');
  const { errors, defaultValue } = form.field('flightQuoteId');
  return (
    <form method="post" className={layout.stack} noValidate>
      <input type="hidden" name="form" value="flights" />
      <input type="hidden" name="checkIn" value={shown.checkIn} />
      <input type="hidden" name="nights" value={shown.nights} />
      <RadioCards
        id="flightQuoteId"
        name="flightQuoteId"
        label={t('which')}
        hint={t('which_hint')}
        errors={errors}
        defaultValue={defaultValue}
        cards={choices.choices.map(({ flightQuoteId, outbound, inbound, price }) => ({
          value: flightQuoteId,
          label: <Way {...outbound} />,
          detail: <Way {...inbound} />,
          aside: formatMoney(price, 'always'),
        }))}
      />
      <div>
        <Button kind="quiet">{t('see_price')}</Button>
      </div>
    </form>
  );
}

function Way({ carrier, flightNumber: number, stops, date, ...way }: ChosenWayFragment) {
  const t = useTranslations('booking_change.flights');
  return (
    <>
      {t('way', { ...way, date: formatDate(date) })}. {t('airline', { carrier, number, stops })}.
    </>
  );
}
