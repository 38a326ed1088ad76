import { useTranslations } from '#web/texts/translate.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { FieldGroup } from '#web/ui/Field.tsx';
import type { PostedForm } from '#web/ui/use-posted-form.ts';
import type { NamesBookingFragment } from './query.generated.ts';
import layout from '#web/ui/layout.module.css';
import typography from '#web/ui/type.module.css';

type LeaveProps = {
  readonly booking: NamesBookingFragment;
  readonly form: PostedForm;
};

/** Who stays at home, of all but the lead passenger; what the holiday comes to is shown next. */
export function Leave({ booking: { flights, travellers }, form }: LeaveProps) {
  const t = useTranslations('booking_change.leaving');
  return (
    <section className={`${layout.ruled} ${layout.stack}`} aria-labelledby="leaving-title">
      <h2 id="leaving-title" className={typography.formHeading}>
        {t('title')}
      </h2>
      <p>{t('lead')}</p>
      {flights.length > 0 && <p>{t('flights')}</p>}
      <p>{t('hotel')}</p>
      <p>{t('extras')}</p>
      <form method="post" id={form.id} tabIndex={-1} className={layout.stack} noValidate>
        <input type="hidden" name="form" value="leave" />
        <FieldGroup
          id="leaving"
          label={t('who')}
          hint={t('who_hint')}
          errors={form.field('leaving').errors}
        >
          {travellers.slice(1).map(({ number, firstName, lastName }, i) => (
            <Checkbox
              key={number}
              id={i === 0 ? 'leaving' : `leaving-${number}`}
              name={`leaving-${number}`}
              label={`${firstName} ${lastName}`}
              defaultChecked={form.field(`leaving-${number}`).defaultValue !== ''}
            />
          ))}
        </FieldGroup>
        <div>
          <Button kind="quiet">{t('see_change')}</Button>
        </div>
      </form>
    </section>
  );
}
