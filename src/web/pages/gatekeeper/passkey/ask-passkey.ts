import {
  startAuthentication,
  type PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import { postOperation } from '#web/browser/data-call.ts';
import { StartPasskeyLogin } from '../query.generated.ts';

/**
 * What a passkey answers, to be posted; undefined when none was used. `autofill`: the browser
 * offers those it knows where the email is typed, for as long as the page stands.
 */
export async function askPasskey(how: 'autofill' | 'press'): Promise<string | undefined> {
  try {
    const { startPasskeyLogin } = await postOperation(StartPasskeyLogin, {});
    // oxlint-disable-next-line typescript/no-unsafe-assignment -- written by the same library
    const optionsJSON: PublicKeyCredentialRequestOptionsJSON = JSON.parse(startPasskeyLogin);
    const useBrowserAutofill = how === 'autofill';
    return JSON.stringify(await startAuthentication({ optionsJSON, useBrowserAutofill }));
  } catch {
    return undefined;
  }
}
