/** The form of the airline's page: who flies, and the card. */
import { html, type Markup } from '../../markup.ts';

/** What was typed, by field. */
export type TypedPassengers = Readonly<Record<string, string>>;
/** What is wrong, by field, in the order of the form. */
export type Wrong = Readonly<Record<string, string>>;

const people = ({ seats, infants }: { readonly seats: number; readonly infants: number }) =>
  Array.from({ length: seats + infants }, (_, i) => i + 1);

/** One message for each wrong field; empty when the form is fit to send. */
export function checkTyped(
  party: { readonly seats: number; readonly infants: number },
  typed: TypedPassengers,
): Wrong {
  const is = (field: string): boolean => (typed[field] ?? '').trim() !== '';
  const wrong: Record<string, string> = {};
  for (const nth of people(party)) {
    if (!is(`first-${nth}`)) wrong[`first-${nth}`] = `Enter the first name of passenger ${nth}`;
    if (!is(`last-${nth}`)) wrong[`last-${nth}`] = `Enter the last name of passenger ${nth}`;
  }
  if (!/^\d{12,19}$/.test(digits(typed['number']))) wrong['number'] = 'Check the card number';
  if (!/^\d\d\/\d\d$/.test((typed['expiry'] ?? '').trim()))
    wrong['expiry'] = 'Enter the expiry date like 08/29';
  if (!/^\d{3,4}$/.test((typed['code'] ?? '').trim()))
    wrong['code'] = 'Enter the security code, 3 or 4 digits';
  return wrong;
}

/** A card number without what was typed between its digits. */
export const digits = (text = ''): string => text.replaceAll(/[\s-]/g, '');

/** Those who fly, as they were typed. */
export const namesOf = (
  party: { readonly seats: number; readonly infants: number },
  typed: TypedPassengers,
): readonly { readonly firstName: string; readonly lastName: string }[] =>
  people(party).map((nth) => ({
    firstName: (typed[`first-${nth}`] ?? '').trim(),
    lastName: (typed[`last-${nth}`] ?? '').trim(),
  }));

/** The fields with what was typed and what is wrong. The security code is never written back. */
export function formFields(
  party: { readonly seats: number; readonly infants: number },
  typed: TypedPassengers,
  wrong: Wrong,
): Markup {
  const field = (name: string, label: string, more: Markup): Markup =>
    html`<div class="field">
      <label for="${name}">${label}</label>
      <p class="error" id="${name}-error" ${wrong[name] ? undefined : html` hidden`}>
        ${wrong[name]}
      </p>
      <input
        id="${name}"
        name="${name}"
        value="${name === 'code' ? '' : typed[name]}"
        aria-invalid="${wrong[name] ? 'true' : 'false'}"
        aria-describedby="${name}-error"
        required
        ${more}
      />
    </div>`;
  const name = html`autocomplete="off" maxlength="80"`;
  const number = (kind: string, most: number) =>
    html`inputmode="numeric" autocomplete="${kind}" maxlength="${most}"`;
  return html`${people(party).map(
      (nth) =>
        html`<fieldset class="people">
          <legend><strong>Passenger ${nth}</strong></legend>
          <div class="pair">
            ${field(`first-${nth}`, 'First name', name)} ${field(`last-${nth}`, 'Last name', name)}
          </div>
        </fieldset>`,
    )}
    <fieldset class="people">
      <legend><strong>Card</strong></legend>
      ${field('number', 'Card number', number('cc-number', 26))}
      <div class="pair">
        ${field('expiry', 'Expiry date, like 08/29', number('cc-exp', 9))}
        ${field('code', 'Security code', number('cc-csc', 4))}
      </div>
    </fieldset>`;
}

/** The summary that opens a page with errors; nothing when there are none. */
export function wrongSummary(wrong: Wrong): Markup | undefined {
  const all = Object.entries(wrong);
  if (all.length === 0) return undefined;
  return html`<div class="summary" role="alert">
    <h2>There is a problem</h2>
    ${all.map(([field, message]) => html`<p><a href="#${field}">${message}</a></p>`)}
  </div>`;
}
