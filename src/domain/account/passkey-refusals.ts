/** Why a passkey let nobody in, or was not made. */
export const PASSKEY_REFUSALS = {
  /** One that was removed here, and not on the device. */
  passkey_unknown:
    'This passkey no longer works here. Log in with a code, then you can create another.',
  passkey_refused: 'That passkey didn’t work. Please try again, or log in with a code.',
  passkey_not_made: 'The passkey wasn’t created. Please try again.',
  too_many_passkeys: 'You have {most} passkeys. Remove one you don’t use, then create another.',
  passkey_does_not_exist: 'We can’t find that passkey',
} as const;
