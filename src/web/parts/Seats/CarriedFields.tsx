import type { KeptField } from './seating.ts';

type CarriedFieldsProps = {
  readonly kept: readonly KeptField[];
  /** Where they stand outside of it. */
  readonly form?: string;
};

/** What a form of seats carries along unseen. */
export function CarriedFields({ kept, form }: CarriedFieldsProps) {
  return kept.map(({ name, value }, at) => (
    <input key={`${name} ${String(at)}`} type="hidden" name={name} value={value} form={form} />
  ));
}
