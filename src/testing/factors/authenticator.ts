/**
 * An authenticator of WebAuthn with one passkey, for tests: answers options as a browser would, or
 * as somebody would who wants in without being let.
 */
import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

/** Where it is used, and what it claims; the truth unless told. */
type Claims = {
  readonly origin: string;
  readonly rpId: string;
  /** The person has been verified. */
  readonly isVerified: boolean;
  readonly counter: number;
  readonly userHandle: string;
  readonly challenge: string;
};

export type Authenticator = {
  readonly id: string;
  /** Answers `PublicKeyCredentialCreationOptionsJSON`. */
  make(options: string, claims?: Partial<Claims>): string;
  /** Answers `PublicKeyCredentialRequestOptionsJSON`. */
  use(options: string, claims?: Partial<Claims>): string;
};

export function makeAuthenticator(origin: string): Authenticator {
  const rpId = new URL(origin).hostname;
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const id = randomBytes(32);
  let userHandle = '';
  let counter = 0;
  const truth = (options: string): Claims => ({
    origin,
    rpId,
    isVerified: true,
    counter: ++counter,
    userHandle,
    challenge: /"challenge":"([^"]+)"/.exec(options)?.[1] ?? '',
  });
  const answer = (response: object) =>
    JSON.stringify({
      id: id.toString('base64url'),
      rawId: id.toString('base64url'),
      type: 'public-key',
      clientExtensionResults: {},
      response,
    });
  return {
    id: id.toString('base64url'),
    make: (options, claims) => {
      userHandle = /"user":\{"id":"([^"]+)"/.exec(options)?.[1] ?? '';
      const said = { ...truth(options), ...claims };
      const key = Buffer.concat([
        Buffer.from('a5010203262001215820', 'hex'),
        Buffer.from(x, 'base64url'),
        Buffer.from('225820', 'hex'),
        Buffer.from(y, 'base64url'),
      ]);
      const length = Buffer.from([0, id.length]);
      const made = Buffer.concat([facts(said, ATTESTED), Buffer.alloc(16), length, id, key]);
      return answer({
        clientDataJSON: clientData('webauthn.create', said).toString('base64url'),
        attestationObject: attestationOf(made).toString('base64url'),
        transports: ['internal'],
      });
    },
    use: (options, claims) => {
      const said = { ...truth(options), ...claims };
      const data = clientData('webauthn.get', said);
      const authenticatorData = facts(said);
      const signed = Buffer.concat([authenticatorData, createHash('sha256').update(data).digest()]);
      return answer({
        clientDataJSON: data.toString('base64url'),
        authenticatorData: authenticatorData.toString('base64url'),
        signature: sign('sha256', signed, privateKey).toString('base64url'),
        userHandle: said.userHandle,
      });
    },
  };
}

const PRESENT = 0x01;
const VERIFIED = 0x04;
const ATTESTED = 0x40;

/** Authenticator data (WebAuthn Level 3, 6.1). */
function facts({ rpId, isVerified, counter }: Claims, flags = 0): Buffer {
  const count = Buffer.alloc(4);
  count.writeUInt32BE(counter);
  return Buffer.concat([
    createHash('sha256').update(rpId).digest(),
    Buffer.from([flags | PRESENT | (isVerified ? VERIFIED : 0)]),
    count,
  ]);
}

const clientData = (type: string, { origin, challenge }: Claims): Buffer =>
  Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

/** CBOR of `{fmt: "none", attStmt: {}, authData}`; the data has less than 256 bytes. */
const attestationOf = (data: Buffer): Buffer =>
  Buffer.concat([
    Buffer.from('a363666d74646e6f6e656761747453746d74a068617574684461746158', 'hex'),
    Buffer.from([data.length]),
    data,
  ]);
