/** What an answer of an authenticator proves (WebAuthn Level 3, 7.1 and 7.2). */
import { verifyAuthenticationResponse, verifyRegistrationResponse } from '@simplewebauthn/server';
import { COSEALG } from '@simplewebauthn/server/helpers';
import type { Assertion, Attestation } from './credential.ts';
import type { RelyingParty } from './relying-party.ts';

/** What authenticators sign with today; those made for quantum computers are still experiments. */
export const ALGORITHMS = [COSEALG.EdDSA, COSEALG.ES256, COSEALG.RS256];

type StoredKey = { readonly id: string; readonly publicKey: Uint8Array };

/** A key pair that an authenticator has made. */
export type MadeKey = StoredKey & { readonly counter: number };

/**
 * The counter that comes with a right signature of this key, given by a person whom the
 * authenticator has verified, on our own site; undefined for every other.
 */
export async function verifyAssertion(
  { id: expectedRPID, origin: expectedOrigin }: RelyingParty,
  expectedChallenge: string,
  response: Assertion,
  key: StoredKey,
): Promise<number | undefined> {
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response,
      expectedChallenge,
      expectedOrigin,
      expectedRPID,
      // Whether it counts on is looked at where the counter is kept, in one step.
      credential: { id: key.id, publicKey: new Uint8Array(key.publicKey), counter: 0 },
      requireUserVerification: true,
    });
    return verified ? authenticationInfo.newCounter : undefined;
  } catch {
    return undefined;
  }
}

/** The key pair that was made for us, by a person whom the authenticator has verified. */
export async function verifyAttestation(
  { id: expectedRPID, origin: expectedOrigin }: RelyingParty,
  expectedChallenge: string,
  response: Attestation,
): Promise<MadeKey | undefined> {
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response,
      expectedChallenge,
      expectedOrigin,
      expectedRPID,
      requireUserVerification: true,
      supportedAlgorithmIDs: ALGORITHMS,
    });
    return verified ? registrationInfo.credential : undefined;
  } catch {
    return undefined;
  }
}
