/** The four card fields, as they stand in the hosted fields and on the payment page. */
import { type Markup, html } from '../../markup.ts';
import { CARD_FIELDS, type CardErrors, type CardField, type CardForm } from '../card-check.ts';

/** The fields with what was typed and what is wrong. The security code is never written back. */
export function cardFields(form: CardForm, errors: CardErrors): Markup {
  const row = (field: CardField): Markup => fieldRow(field, form[field], errors[field]);
  return html`${row('number')}
    <div class="pair">${row('expiry')}${row('code')}</div>
    ${row('holder')}`;
}

/** The summary that opens a page with errors; nothing when there are none. */
export function errorSummary(errors: CardErrors): Markup | undefined {
  const wrong = CARD_FIELDS.filter((field) => errors[field]);
  if (wrong.length === 0) return undefined;
  return html`<div class="summary" role="alert">
    <h2>There is a problem</h2>
    ${wrong.map((field) => html`<p><a href="#${field}">${errors[field]}</a></p>`)}
  </div>`;
}

export const EMPTY_CARD: CardForm = { number: '', expiry: '', code: '', holder: '' };

const FIELDS: Record<
  CardField,
  {
    readonly label: string;
    readonly hint?: string;
    readonly autocomplete: string;
    readonly numeric: boolean;
    readonly maxLength: number;
  }
> = {
  number: { label: 'Card number', autocomplete: 'cc-number', numeric: true, maxLength: 26 },
  expiry: {
    label: 'Expiry date',
    hint: 'Like 08/29',
    autocomplete: 'cc-exp',
    numeric: true,
    maxLength: 9,
  },
  code: {
    label: 'Security code',
    hint: '3 or 4 digits',
    autocomplete: 'cc-csc',
    numeric: true,
    maxLength: 4,
  },
  holder: { label: 'Name on card', autocomplete: 'cc-name', numeric: false, maxLength: 80 },
};

function fieldRow(field: CardField, value: string, error: string | undefined): Markup {
  const { label, hint, autocomplete, numeric, maxLength } = FIELDS[field];
  return html`<div class="field">
    <label for="${field}">${label}</label>
    ${hint && html`<p class="hint" id="${field}-hint">${hint}</p>`}
    <p class="error" id="${field}-error" ${error === undefined ? html` hidden` : undefined}>
      ${error}
    </p>
    <input
      id="${field}"
      name="${field}"
      value="${field === 'code' ? '' : value}"
      autocomplete="${autocomplete}"
      maxlength="${maxLength}"
      required${numeric ? html` inputmode="numeric"` : undefined}
      aria-invalid="${error === undefined ? 'false' : 'true'}"
      aria-describedby="${hint ? `${field}-hint ` : ''}${field}-error"
    />
  </div>`;
}
