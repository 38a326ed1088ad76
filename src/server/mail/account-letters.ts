/** The letters about an account. */
import { LOGIN_CODE } from '#domain/account/login-code.ts';
import { ACCOUNT_REFUSALS } from '#domain/account/refusals.ts';
import { sentenceOf } from '#domain/refuse.ts';
import type { Letter } from './letter.ts';

type Brand = Letter['brand'];

/** `code` is six digits; `isNew` when there is no account for the mailbox yet (MSG-29). */
export function makeLoginCodeLetter(brand: Brand, code: string, isNew: boolean): Letter {
  const spaced = `${code.slice(0, 3)} ${code.slice(3)}`;
  return {
    brand,
    subject: `${spaced} is your ${brand.name} code`,
    preview: `It works for ${LOGIN_CODE.minutes} minutes, once, in the browser that asked for it.`,
    heading: 'Your code to log in',
    paragraphs: [
      ...(isNew ? [sentenceOf(ACCOUNT_REFUSALS, 'no_account')] : []),
      `Type it where you asked for it${isNew ? ', and your account is made' : ''}. It works for ${LOGIN_CODE.minutes} minutes, once, and in no other browser.`,
      'Nobody from our side will ever ask you for it. If you did not ask for a code, you need do nothing: without it nobody gets in.',
    ],
    label: { name: 'Code', value: spaced },
    sections: [],
  };
}
