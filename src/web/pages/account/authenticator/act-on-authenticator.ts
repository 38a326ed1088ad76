import { ACCOUNT_REFUSALS } from '#domain/account/refusals.ts';
import { sentenceOf } from '#domain/refuse.ts';
import type { DataCall } from '#web/data/data-call.ts';
import { DataError } from '#web/data/data-error.ts';
import { readTyped, type RefusedForm, type Typed } from '#web/ui/use-posted-form.ts';
import {
  ConfirmAuthenticator,
  MakeRecoveryCodes,
  RemoveAuthenticator,
  StartAuthenticator,
} from './query.generated.ts';

export type Acted =
  | (RefusedForm & { readonly kind: 'refused'; readonly status: number })
  /** Told once. */
  | { readonly kind: 'codes'; readonly codes: readonly string[] }
  | { readonly kind: 'proof needed' }
  /** `as` is what the next page says of it. */
  | { readonly kind: 'done'; readonly as?: 'removed' };

/** Does what the pressed button says. */
export async function actOnAuthenticator(call: DataCall, form: FormData): Promise<Acted> {
  const { intent = '', ...typed } = readTyped(form);
  const act = ACTS.get(intent) ?? start;
  try {
    return await act(call, typed);
  } catch (error) {
    if (!(error instanceof DataError)) throw error;
    const errors = [{ field: '', message: sentenceOf(ACCOUNT_REFUSALS, 'account_out_of_reach') }];
    return { kind: 'refused', status: NO_ANSWER, errors, typed };
  }
}

type Act = (call: DataCall, typed: Typed) => Promise<Acted>;

const REFUSED = 422;
const NO_ANSWER = 502;

const start: Act = async (call, typed) => {
  const { startAuthenticator } = await call(StartAuthenticator, {});
  return acted(startAuthenticator, typed, { kind: 'done' });
};

const confirm: Act = async (call, typed) => {
  const code = typed['code'] ?? '';
  return codesShown((await call(ConfirmAuthenticator, { code })).confirmAuthenticator, typed);
};

const makeCodes: Act = async (call, typed) =>
  codesShown((await call(MakeRecoveryCodes, {})).makeRecoveryCodes, typed);

const remove: Act = async (call, typed) => {
  const { removeAuthenticator } = await call(RemoveAuthenticator, {});
  return acted(removeAuthenticator, typed, { kind: 'done', as: 'removed' });
};

const ACTS: ReadonlyMap<string, Act> = new Map([
  ['start', start],
  ['confirm', confirm],
  ['codes', makeCodes],
  ['remove', remove],
]);

type Errors = readonly { readonly field: string | null; readonly message: string }[];
type NotDone =
  | { readonly __typename: 'FreshProofNeeded' }
  | { readonly __typename: 'InvalidInput'; readonly errors: Errors };

const codesShown = (
  result: NotDone | { readonly __typename: 'RecoveryCodesMade'; readonly codes: readonly string[] },
  typed: Typed,
): Acted =>
  result.__typename === 'RecoveryCodesMade'
    ? { kind: 'codes', codes: result.codes }
    : notDone(result, typed);

const acted = (
  result: NotDone | { readonly __typename: 'AuthenticatorStarted' | 'AuthenticatorRemoved' },
  typed: Typed,
  done: Acted,
): Acted =>
  result.__typename === 'FreshProofNeeded' || result.__typename === 'InvalidInput'
    ? notDone(result, typed)
    : done;

const notDone = (result: NotDone, typed: Typed): Acted =>
  result.__typename === 'FreshProofNeeded'
    ? { kind: 'proof needed' }
    : {
        kind: 'refused',
        status: REFUSED,
        errors: result.errors.map(({ field, message }) => ({ field: field ?? '', message })),
        typed,
      };
