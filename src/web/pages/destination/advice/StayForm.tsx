import { Form } from 'react-router';
import { placePageHref } from '#web/parts/place-page-href.ts';
import { useTranslations } from '#web/texts/translate.tsx';
import { Button } from '#web/ui/Button.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { TypedDateField } from '#web/ui/TypedDateField.tsx';
import type { AskedPassport } from './asked-passport.ts';
import type { StayToTax, StayField } from './asked-stay.ts';
import layout from '#web/ui/layout.module.css';

type StayFormProps = {
  readonly path: string;
  readonly asked: StayToTax;
  readonly passport: AskedPassport['passport'];
  /** Whether a tax depends on who goes. */
  readonly isTaxed: boolean;
};

/** Asks when, for how long and where it matters who goes: a plain form to this page. */
export function StayForm({ path, asked: { typed, wrong }, passport, isTaxed }: StayFormProps) {
  const t = useTranslations('place_advice');
  const words = useTranslations('destination');
  const field = (name: StayField) => ({
    id: name,
    name,
    label: t(`stay_${name}`),
    defaultValue: typed[name],
    errors: wrong.includes(name) ? [words(`wrong_${name}`)] : undefined,
  });
  return (
    <Form
      method="get"
      action={placePageHref(path)}
      className={layout.stack}
      noValidate
      preventScrollReset
    >
      <input type="hidden" name="tab" value="travel-advice" />
      <input type="hidden" name="passport" value={passport} />
      <div className={layout.short}>
        <TypedDateField {...field('arrive')} />
        <TextField {...field('nights')} inputMode="numeric" />
        {isTaxed && <TextField {...field('adults')} inputMode="numeric" />}
        {isTaxed && <TextField {...field('ages')} hint={t('ages_hint')} />}
      </div>
      <Button kind="quiet">{t('work_out_stay')}</Button>
    </Form>
  );
}
