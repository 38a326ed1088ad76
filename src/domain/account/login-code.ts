/** The code that a login is finished with (LOGIN-02, LOGIN-03, LOGIN-05; S-03). */
export const LOGIN_CODE = {
  digits: 6,
  minutes: 10,
  /** Wrong or right, of one code. */
  tries: 5,
  resendSeconds: 30,
} as const;

/** What a code was asked for; whoever types it has proven the mailbox in any case. */
export const LOGIN_PURPOSES = ['login', 'register', 'reset'] as const;
export type LoginPurpose = (typeof LOGIN_PURPOSES)[number];

/** `email` proves the address that a customer changes theirs to, and lets nobody in. */
export const CODE_PURPOSES = [...LOGIN_PURPOSES, 'email'] as const;
export type CodePurpose = (typeof CODE_PURPOSES)[number];

/** The digits of what was typed: spaces and hyphens do not matter. Undefined when it is no code. */
export function parseLoginCode(typed: string): string | undefined {
  const code = typed.replace(/[\s-]/g, '');
  return new RegExp(`^\\d{${LOGIN_CODE.digits}}$`).test(code) ? code : undefined;
}
