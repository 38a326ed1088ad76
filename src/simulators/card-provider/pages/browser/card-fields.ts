/**
 * The script of the hosted card fields. It answers the shop's `{ type: 'submit' }` (or Enter in a
 * field) with `{ type: 'card-token', token, brand, lastFour }` or `{ type: 'invalid' }`, and
 * reports `{ type: 'height', height }`. Messages go to the shop's exact origin and are taken from
 * nowhere else.
 */
import {
  CARD_FIELDS,
  type CardErrors,
  type CardField,
  type CardForm,
  checkCard,
  groupDigits,
} from '../../card-check.ts';

const form = document.querySelector('form')!;
const shop = form.dataset['shop'] ?? '';
const input = (field: CardField): HTMLInputElement => form.querySelector(`#${field}`)!;

window.addEventListener('message', (event) => {
  if (event.origin === shop && event.source === window.parent && isSubmit(event.data))
    void submit();
});
form.addEventListener('submit', (event) => {
  event.preventDefault();
  void submit();
});
for (const field of CARD_FIELDS) input(field).addEventListener('blur', () => recheck(field));
input('number').addEventListener('input', () => groupWhileTyping(input('number')));
input('expiry').addEventListener('input', (event) => slashWhileTyping(input('expiry'), event));
new ResizeObserver(() =>
  notifyShop({ type: 'height', height: Math.ceil(document.body.getBoundingClientRect().height) }),
).observe(document.body);

const isSubmit = (message: unknown): boolean =>
  typeof message === 'object' && message !== null && 'type' in message && message.type === 'submit';

let isSending = false;

/** Asked again while it is under way, it goes on. */
async function submit(): Promise<void> {
  if (isSending) return;
  isSending = true;
  await answerShop();
  isSending = false;
}

async function answerShop(): Promise<void> {
  const errors = checkCard(typed(), today());
  if (Object.keys(errors).length > 0) return showErrors(errors);
  const answer = await sendCard(typed());
  if (answer.errors) return showErrors(answer.errors);
  showErrors({});
  notifyShop({
    type: 'card-token',
    token: answer.token,
    brand: answer.brand,
    lastFour: answer.lastFour,
  });
}

type TokenAnswer = { errors?: CardErrors; token?: string; brand?: string; lastFour?: string };

async function sendCard(card: CardForm): Promise<TokenAnswer> {
  try {
    const response = await fetch('/fields/tokens', {
      method: 'POST',
      body: JSON.stringify(card),
      headers: { 'content-type': 'application/json' },
    });
    const answer: unknown = await response.json();
    return isTokenAnswer(answer) ? answer : OUT_OF_REACH;
  } catch {
    return OUT_OF_REACH;
  }
}

const OUT_OF_REACH: TokenAnswer = {
  errors: { number: 'The card provider cannot be reached. Try again in a moment' },
};

const isTokenAnswer = (answer: unknown): answer is TokenAnswer =>
  typeof answer === 'object' && answer !== null && ('errors' in answer || 'token' in answer);

/** Shows each message at its field and goes to the first; without any, clears them. */
function showErrors(errors: CardErrors): void {
  for (const field of CARD_FIELDS) showError(field, errors[field]);
  const first = CARD_FIELDS.find((field) => errors[field]);
  if (!first) return;
  input(first).focus();
  notifyShop({ type: 'invalid' });
}

function showError(field: CardField, message: string | undefined): void {
  const line = form.querySelector<HTMLElement>(`#${field}-error`)!;
  line.textContent = message ?? '';
  line.hidden = message === undefined;
  input(field).setAttribute('aria-invalid', String(message !== undefined));
}

/**
 * On leaving a field: clears a message that no longer holds, and shows one only for what was typed.
 */
function recheck(field: CardField): void {
  const message = checkCard(typed(), today())[field];
  if (message === undefined || input(field).value.trim() !== '') showError(field, message);
}

function groupWhileTyping(number: HTMLInputElement): void {
  if (number.selectionStart === number.value.length) number.value = groupDigits(number.value);
}

function slashWhileTyping(expiry: HTMLInputElement, event: Event): void {
  const isTyping = event instanceof InputEvent && event.inputType === 'insertText';
  if (isTyping && /^\d{2}$/.test(expiry.value)) expiry.value = `${expiry.value}/`;
}

const typed = (): CardForm => ({
  number: input('number').value,
  expiry: input('expiry').value,
  code: input('code').value,
  holder: input('holder').value,
});
const today = (): string => new Date().toISOString().slice(0, 10);
const notifyShop = (message: object): void => window.parent.postMessage(message, shop);
