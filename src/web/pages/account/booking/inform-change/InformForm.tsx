import { formatDate } from '#domain/dates.ts';
import { useTranslations } from '#web/texts/translate.tsx';
import { Button } from '#web/ui/Button.tsx';
import { RadioCards } from '#web/ui/RadioCards.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import type { PostedForm } from '#web/ui/use-posted-form.ts';
import type { InformedBookingFragment } from './query.generated.ts';
import layout from '#web/ui/layout.module.css';
import typography from '#web/ui/type.module.css';
import styles from './inform-change.module.css';

type InformFormProps = {
  readonly flights: InformedBookingFragment['flights'];
  readonly form: PostedForm;
};

/** Which flight, what was said of it, in whose words. */
export function InformForm({ flights, form }: InformFormProps) {
  const t = useTranslations('inform_change');
  return (
    <form method="post" id={form.id} tabIndex={-1} className={layout.stack} noValidate>
      <RadioCards
        {...form.field('flight')}
        label={t('flight')}
        cards={flights.map(({ carrier, flightNumber: number, from, to }, i) => ({
          value: LEGS[i] ?? '',
          label: t('flight_name', { way: i === 0 ? 'out' : 'home' }),
          detail: t('flight_detail', {
            carrier,
            number,
            from: from.airport,
            to: to.airport,
            date: formatDate(from.localTime.slice(0, DAY_LENGTH), 'short'),
            time: from.localTime.slice(TIME_AT),
          }),
        }))}
      />
      <RadioCards
        {...form.field('said')}
        label={t('said')}
        cards={[
          { value: 'moved', label: t('moved') },
          { value: 'cancelled', label: t('was_cancelled') },
        ]}
      />
      <fieldset className={`${layout.stack} ${styles.newTime}`}>
        <legend className={typography.h3}>{t('new_time')}</legend>
        <p className={typography.small}>{t('new_time_about')}</p>
        <div className={layout.pair}>
          <TextField {...form.field('newDate')} label={t('new_date')} type="date" />
          <TextField {...form.field('newTime')} label={t('time')} type="time" />
        </div>
      </fieldset>
      <TextArea {...form.field('words')} label={t('words')} hint={t('words_hint')} rows={5} />
      <TextField
        {...form.field('airlineReference')}
        label={t('reference')}
        hint={t('reference_hint')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      <div>
        <Button>{t('send')}</Button>
      </div>
    </form>
  );
}

const LEGS = ['outbound', 'inbound'];
const DAY_LENGTH = 'yyyy-mm-dd'.length;
const TIME_AT = 'yyyy-mm-ddT'.length;
