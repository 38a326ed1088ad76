import { Form } from 'react-router';
import { placePageHref } from '#web/parts/place-page-href.ts';
import { useTranslations } from '#web/texts/translate.tsx';
import { Button } from '#web/ui/Button.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import type { StayToTax, StayField } from './asked-stay.ts';
import layout from '#web/ui/layout.module.css';

type StayFormProps = { readonly path: string; readonly asked: StayToTax };

/** Asks who goes, when and for how long: a plain form to this page. */
export function StayForm({ path, asked: { typed, wrong } }: StayFormProps) {
  const t = useTranslations('destination');
  const field = (name: StayField) => ({
    id: name,
    name,
    label: t(`stay_${name}`),
    defaultValue: typed[name],
    errors: wrong.includes(name) ? [t(`wrong_${name}`)] : undefined,
  });
  return (
    <Form
      method="get"
      action={`${placePageHref(path)}#tax`}
      className={layout.stack}
      noValidate
      preventScrollReset
    >
      <input type="hidden" name="tab" value="travel-advice" />
      <div className={layout.short}>
        <TextField {...field('arrive')} type="date" />
        <TextField {...field('nights')} inputMode="numeric" />
        <TextField {...field('adults')} inputMode="numeric" />
        <TextField {...field('ages')} hint={t('ages_hint')} />
      </div>
      <Button kind="quiet">{t('work_out_stay')}</Button>
    </Form>
  );
}
