/**
 * What a browser answers for an authenticator, as WebAuthn Level 3 writes it in JSON
 * (`PublicKeyCredential.toJSON()`): read to its shape, and nothing believed yet.
 */
import * as v from 'valibot';

/** An answer holds keys and signatures, of which the longest known has four thousand bytes. */
const LONGEST = 30_000;

const Base64Url = v.pipe(v.string(), v.regex(/^[\w-]*$/));
const Transports = v.picklist(['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb']);

const common = {
  id: Base64Url,
  rawId: Base64Url,
  type: v.literal('public-key'),
  clientExtensionResults: v.optional(v.object({}), {}),
};

const AssertionSchema = v.object({
  ...common,
  response: v.object({
    clientDataJSON: Base64Url,
    authenticatorData: Base64Url,
    signature: Base64Url,
    userHandle: Base64Url,
  }),
});

const AttestationSchema = v.object({
  ...common,
  response: v.object({
    clientDataJSON: Base64Url,
    attestationObject: Base64Url,
    transports: v.fallback(v.optional(v.array(Transports), []), []),
  }),
});

const ClientDataSchema = v.object({ challenge: v.string() });

export type Assertion = v.InferOutput<typeof AssertionSchema>;
export type Attestation = v.InferOutput<typeof AttestationSchema>;

/** The answer of a passkey that is used; undefined when it cannot be one. */
export const readAssertion = (text: string): Assertion | undefined => read(AssertionSchema, text);

/** The answer of a passkey that was made; undefined when it cannot be one. */
export const readAttestation = (text: string): Attestation | undefined =>
  read(AttestationSchema, text);

/** The challenge that was signed, as the answer says it. */
export const challengeOf = ({ response }: Assertion | Attestation): string | undefined =>
  read(ClientDataSchema, Buffer.from(response.clientDataJSON, 'base64url').toString())?.challenge;

function read<Schema extends v.GenericSchema>(
  schema: Schema,
  text: string,
): v.InferOutput<Schema> | undefined {
  if (text.length > LONGEST) return undefined;
  try {
    const parsed = v.safeParse(schema, JSON.parse(text));
    return parsed.success ? parsed.output : undefined;
  } catch {
    return undefined;
  }
}
