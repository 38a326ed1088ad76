/** What stands on an issued card: made of its id, so that it is kept nowhere. */
import { createHash } from 'node:crypto';

export type IssuedNumbers = {
  readonly number: string;
  /** `11/26` */
  readonly expiry: string;
  readonly code: string;
};

/** A number that passes every check and is nobody's. */
export function issuedNumbers({
  id,
  closesAt,
}: {
  readonly id: string;
  readonly closesAt: string;
}): IssuedNumbers {
  const digits = [...createHash('sha256').update(`issued ${id}`).digest()].map((byte) => byte % 10);
  const body = `999999${digits.slice(0, 9).join('')}`;
  return {
    number: `${body}${checkDigit(body)}`,
    expiry: `${closesAt.slice(5, 7)}/${closesAt.slice(2, 4)}`,
    code: digits.slice(9, 12).join(''),
  };
}

/** By Luhn: from the right every other digit counts twice. */
function checkDigit(body: string): number {
  const sum = body
    .split('')
    .toReversed()
    .reduce((total, digit, i) => {
      const twice = Number(digit) * (i % 2 === 0 ? 2 : 1);
      return total + (twice > 9 ? twice - 9 : twice);
    }, 0);
  return (10 - (sum % 10)) % 10;
}
