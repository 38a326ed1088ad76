import {
  startRegistration,
  type PublicKeyCredentialCreationOptionsJSON,
} from '@simplewebauthn/browser';
import { postOperation } from '#web/browser/data-call.ts';
import {
  AddPasskey,
  StartPasskey,
  type AddPasskeyMutation,
  type StartPasskeyMutation,
} from './passkey.generated.ts';

/** `not made` without a message: the person, the device or the network did not want to. */
export type MadePasskey =
  | { readonly kind: 'made' }
  | { readonly kind: 'fresh proof needed' }
  | { readonly kind: 'not made'; readonly message?: string | undefined };

/** Has this device, or another that the browser reaches, make a passkey for who is logged in. */
export async function makePasskey(): Promise<MadePasskey> {
  try {
    const { startPasskey: started } = await postOperation(StartPasskey, {});
    if (started.kind !== 'PasskeyStarted') return unmade(started);
    // oxlint-disable-next-line typescript/no-unsafe-assignment -- written by the same library
    const optionsJSON: PublicKeyCredentialCreationOptionsJSON = JSON.parse(started.options);
    const credential = JSON.stringify(await startRegistration({ optionsJSON }));
    const { addPasskey: added } = await postOperation(AddPasskey, { credential });
    return added.kind === 'PasskeyAdded' ? { kind: 'made' } : unmade(added);
  } catch {
    return { kind: 'not made' };
  }
}

type Unmade = Exclude<
  StartPasskeyMutation['startPasskey'] | AddPasskeyMutation['addPasskey'],
  { kind: 'PasskeyStarted' | 'PasskeyAdded' }
>;

const unmade = (answer: Unmade): MadePasskey =>
  answer.kind === 'FreshProofNeeded'
    ? { kind: 'fresh proof needed' }
    : { kind: 'not made', message: answer.errors[0]?.message };
