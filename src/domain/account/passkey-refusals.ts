/** Why a passkey let nobody in, or was not made. */
export const PASSKEY_REFUSALS = {
  /** One that was removed here, and not on the device. */
  passkey_unknown:
    'This passkey is not used here any more. Log in with a code: you can make another afterwards.',
  passkey_refused: 'That passkey did not work. Please try again, or log in with a code.',
  passkey_not_made: 'The passkey was not made. Please try again.',
  too_many_passkeys: 'You have {most} passkeys. Remove one that you do not use, then make another.',
  passkey_does_not_exist: 'There is no such passkey',
} as const;
