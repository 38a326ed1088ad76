import { Form } from 'react-router';
import type { AskedTax, TaxField } from '#domain/place-guide/tax-question.ts';
import { MAX_ROOMS, MAX_STARS } from '#domain/search/limits.ts';
import { routes } from '#web/routes.ts';
import { useTranslations } from '#web/texts/translate.tsx';
import { Button } from '#web/ui/Button.tsx';
import { SelectField, type Option } from '#web/ui/SelectField.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import layout from '#web/ui/layout.module.css';

type CalculatorProps = { readonly asked: AskedTax; readonly places: readonly Option[] };

/** A plain form to this page: without script it works as well. */
export function Calculator({ asked: { typed, wrong }, places }: CalculatorProps) {
  const t = useTranslations('tourist_tax');
  const field = (name: TaxField) => ({
    id: name,
    name,
    label: t(name),
    defaultValue: typed[name],
    errors: wrong.includes(name) ? [t(`wrong_${name}`)] : undefined,
  });
  return (
    <Form
      method="get"
      action={routes.touristTax.href()}
      className={layout.stack}
      noValidate
      preventScrollReset
    >
      <SelectField {...field('place')} options={places} empty={t('choose_place')} />
      <div className={layout.short}>
        <TextField {...field('arrive')} placeholder="dd/mm/yyyy" />
        <TextField {...field('nights')} inputMode="numeric" />
        <SelectField {...field('stars')} options={numbers(MAX_STARS)} />
        <SelectField {...field('rooms')} options={numbers(MAX_ROOMS)} />
        <TextField {...field('adults')} hint={t('adults_hint')} inputMode="numeric" />
        <TextField {...field('ages')} hint={t('ages_hint')} />
      </div>
      <Button>{t('work_it_out')}</Button>
    </Form>
  );
}

const numbers = (most: number): Option[] =>
  Array.from({ length: most }, (_, at) => ({ value: String(at + 1), label: String(at + 1) }));
