/**
 * Checks what was typed into the card fields. Runs in the provider and, sent to the browser as it
 * is, in the fields themselves.
 */

export const CARD_FIELDS = ['number', 'expiry', 'code', 'holder'] as const;
export type CardField = (typeof CARD_FIELDS)[number];
export type CardForm = Readonly<Record<CardField, string>>;
export type CardErrors = Partial<Record<CardField, string>>;

/** One message for each wrong field; empty when the form is fit to send. `today` is an ISO date. */
export function checkCard(form: CardForm, today: string): CardErrors {
  const errors = {
    number: checkNumber(digitsOf(form.number)),
    expiry: checkExpiry(form.expiry, today),
    code: checkCode(form.code.trim(), digitsOf(form.number)),
    holder: form.holder.trim() === '' ? 'Enter the name on the card' : undefined,
  };
  return Object.fromEntries(Object.entries(errors).filter(([, message]) => message !== undefined));
}

/** The number without spaces and hyphens. */
export const digitsOf = (number: string): string => number.replace(/[\s-]/g, '');

/** The number in the groups printed on the card. */
export function groupDigits(number: string): string {
  const digits = digitsOf(number).slice(0, 19);
  if (isAmex(digits))
    return [digits.slice(0, 4), digits.slice(4, 10), digits.slice(10, 15)]
      .filter(Boolean)
      .join(' ');
  return digits.replace(/(\d{4})(?=\d)/g, '$1 ');
}

/** Month (1–12) and four-digit year of `MM/YY` or `MM/YYYY`; undefined when it is neither. */
export function parseExpiry(text: string): { month: number; year: number } | undefined {
  const match =
    /^(\d{1,2})\s*[/\s-]\s*(\d{2}|\d{4})$/.exec(text.trim()) ??
    /^(\d{2})(\d{2})$/.exec(text.trim());
  if (!match) return undefined;
  const month = Number(match[1]);
  const year = Number(match[2]);
  return month >= 1 && month <= 12 ? { month, year: year < 100 ? 2000 + year : year } : undefined;
}

export function isLuhn(digits: string): boolean {
  const sum = Array.from(digits)
    .reverse()
    .reduce((total, digit, place) => {
      const value = Number(digit) * (place % 2 === 1 ? 2 : 1);
      return total + (value > 9 ? value - 9 : value);
    }, 0);
  return sum % 10 === 0;
}

function checkNumber(digits: string): string | undefined {
  if (digits === '') return 'Enter the card number';
  if (!/^\d{12,19}$/.test(digits) || !isLuhn(digits)) return 'Check the card number';
  return undefined;
}

function checkExpiry(text: string, today: string): string | undefined {
  if (text.trim() === '') return 'Enter the expiry date';
  const expiry = parseExpiry(text);
  if (!expiry) return 'Enter the expiry date as month and year, like 08/29';
  const lastMonth = `${expiry.year}-${String(expiry.month).padStart(2, '0')}`;
  return lastMonth < today.slice(0, 7) ? 'This card has expired' : undefined;
}

function checkCode(code: string, digits: string): string | undefined {
  if (code === '') return 'Enter the security code';
  const length = isAmex(digits) ? 4 : 3;
  if (new RegExp(`^\\d{${length}}$`).test(code)) return undefined;
  return length === 4
    ? 'Enter the 4 digits on the front of the card'
    : 'Enter the 3 digits on the back of the card';
}

const isAmex = (digits: string): boolean => /^3[47]/.test(digits);
