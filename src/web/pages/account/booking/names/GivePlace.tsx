import { ALL_TITLES } from '#domain/account/titles.ts';
import { formatDate } from '#domain/dates.ts';
import { bookingRoutes } from '#web/addresses/booking-routes.ts';
import { useTranslations } from '#web/texts/translate.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Link } from '#web/ui/Link.tsx';
import { RadioCards } from '#web/ui/RadioCards.tsx';
import { SelectField } from '#web/ui/SelectField.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { TypedDateField } from '#web/ui/TypedDateField.tsx';
import type { PostedForm } from '#web/ui/use-posted-form.ts';
import type { NamesBookingFragment } from './query.generated.ts';
import layout from '#web/ui/layout.module.css';
import typography from '#web/ui/type.module.css';

type GivePlaceProps = {
  readonly booking: NamesBookingFragment;
  readonly placesGivenUntil: string;
  readonly form: PostedForm;
};

/** Who stays at home, and who travels instead; what changes is shown next. */
export function GivePlace({ booking, placesGivenUntil, form }: GivePlaceProps) {
  const t = useTranslations('booking_change.place');
  const { travellers, reference: orderCode, role } = booking;
  return (
    <section className={`${layout.ruled} ${layout.stack}`} aria-labelledby="place-title">
      <h2 id="place-title" className={typography.formHeading}>
        {t('title')}
      </h2>
      <p>{t('lead', { date: formatDate(placesGivenUntil) })}</p>
      <p>{t('owing')}</p>
      <p>{t('insurance')}</p>
      {role === 'LEAD' && (
        <p>
          {t('access')} <Link to={bookingRoutes.invite.href({ orderCode })}>{t('who_sees')}</Link>
        </p>
      )}
      <form method="post" id={form.id} tabIndex={-1} className={layout.stack} noValidate>
        <input type="hidden" name="form" value="place" />
        <RadioCards
          id="traveller"
          name="traveller"
          label={t('whose')}
          hint={t('whose_hint')}
          errors={form.field('traveller').errors}
          defaultValue={form.field('traveller').defaultValue}
          cards={travellers.slice(1).map(({ number, firstName, lastName }) => ({
            value: String(number),
            label: `${firstName} ${lastName}`,
          }))}
        />
        <Person form={form} />
        <div>
          <Button kind="quiet">{t('see_change')}</Button>
        </div>
      </form>
    </section>
  );
}

/** Who travels instead. */
function Person({ form }: Pick<GivePlaceProps, 'form'>) {
  const t = useTranslations('booking_change.place');
  return (
    <>
      <SelectField
        {...form.field('placeTitle')}
        label={t('person_title')}
        empty={t('choose')}
        options={ALL_TITLES.map((title) => ({ value: title, label: t('titles', { title }) }))}
        required
      />
      <div className={layout.pair}>
        <TextField
          {...form.field('placeFirstName')}
          label={t('first_name')}
          autoComplete="off"
          required
        />
        <TextField
          {...form.field('placeLastName')}
          label={t('last_name')}
          autoComplete="off"
          required
        />
      </div>
      <TypedDateField
        {...form.field('placeDateOfBirth')}
        label={t('born')}
        hint={t('born_hint')}
        autoComplete="off"
        required
      />
    </>
  );
}
