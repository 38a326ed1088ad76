/**
 * Types `values`, by their names, into the fields of the passenger at this place; `button` is one
 * of their form.
 */
export function fillInPlace(
  button: HTMLButtonElement,
  at: number,
  values: Readonly<Record<string, string>>,
): void {
  for (const input of button.form?.elements ?? []) {
    if (!(input instanceof HTMLInputElement)) continue;
    const [of, name = ''] = input.name.split('.');
    const value = of === `passengerDetails[${at}]` ? values[name] : undefined;
    if (value === undefined) continue;
    if (input.type === 'radio') input.checked = input.value === value;
    else input.value = value;
    input.dispatchEvent(new Event('input', { bubbles: true }));
  }
}
