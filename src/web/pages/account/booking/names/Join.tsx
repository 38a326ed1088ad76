import { ALL_TITLES } from '#domain/account/titles.ts';
import { useTranslations } from '#web/texts/translate.tsx';
import { Button } from '#web/ui/Button.tsx';
import { SelectField } from '#web/ui/SelectField.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { TypedDateField } from '#web/ui/TypedDateField.tsx';
import type { PostedForm } from '#web/ui/use-posted-form.ts';
import type { NamesBookingFragment } from './query.generated.ts';
import layout from '#web/ui/layout.module.css';
import typography from '#web/ui/type.module.css';

type JoinProps = {
  readonly booking: NamesBookingFragment;
  readonly form: PostedForm;
};

/** Who travels as well; what the holiday comes to is shown next. */
export function Join({ booking: { flights, stay }, form }: JoinProps) {
  const t = useTranslations('booking_join');
  const words = useTranslations('booking_change.place');
  return (
    <section className={`${layout.ruled} ${layout.stack}`} aria-labelledby="join-title">
      <h2 id="join-title" className={typography.formHeading}>
        {t('title')}
      </h2>
      <p>{t('lead')}</p>
      {flights.length > 0 && <p>{t('flights')}</p>}
      <p>{t('hotel')}</p>
      <form method="post" id={form.id} tabIndex={-1} className={layout.stack} noValidate>
        <input type="hidden" name="form" value="join" />
        <SelectField
          {...form.field('joinTitle')}
          label={t('person_title')}
          empty={words('choose')}
          options={ALL_TITLES.map((title) => ({ value: title, label: words('titles', { title }) }))}
          required
        />
        <div className={layout.pair}>
          <TextField
            {...form.field('joinFirstName')}
            label={words('first_name')}
            autoComplete="off"
            required
          />
          <TextField
            {...form.field('joinLastName')}
            label={words('last_name')}
            autoComplete="off"
            required
          />
        </div>
        <TypedDateField
          {...form.field('joinDateOfBirth')}
          label={words('born')}
          hint={t('born_hint')}
          autoComplete="off"
          required
        />
        <Room rooms={stay.rooms} form={form} />
        <div>
          <Button kind="quiet">{t('see_change')}</Button>
        </div>
      </form>
    </section>
  );
}

/** Where they sleep, of several rooms; of one it is known. */
function Room({ rooms, form }: Pick<JoinProps, 'form'> & { readonly rooms: readonly string[] }) {
  const t = useTranslations('booking_join');
  const words = useTranslations('booking_change.place');
  return rooms.length > 1 ? (
    <SelectField
      {...form.field('joinRoom')}
      label={t('room')}
      empty={words('choose')}
      options={rooms.map((room, i) => ({
        value: String(i + 1),
        label: t('room_choice', { number: i + 1, room }),
      }))}
      required
    />
  ) : (
    <input type="hidden" name="joinRoom" value="1" />
  );
}
