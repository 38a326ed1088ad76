import { ACCOUNT_REFUSALS } from '#domain/account/refusals.ts';
import { sentenceOf } from '#domain/refuse.ts';
import type { DataCall } from '#web/data/data-call.ts';
import { DataError } from '#web/data/data-error.ts';
import { readTyped, type RefusedForm, type Typed } from '#web/ui/use-posted-form.ts';
import { FinishEmailChange, ResendEmailChangeCode, StartEmailChange } from './query.generated.ts';

type Acted =
  | (RefusedForm & { readonly status: number; readonly kind: 'refused' })
  /** A code is on its way to the new address. */
  | { readonly kind: 'sent'; readonly changeId: string; readonly isResent: boolean }
  | { readonly kind: 'proof needed' }
  | { readonly kind: 'changed' };

/** Does what the pressed button says; `changeId` is that of a change under way. */
export async function actOnEmail(call: DataCall, form: FormData, changeId: string): Promise<Acted> {
  const { intent = '', ...typed } = readTyped(form);
  const act = ACTS.get(intent) ?? start;
  try {
    return await act(call, typed, changeId);
  } catch (error) {
    if (!(error instanceof DataError)) throw error;
    const errors = [{ field: '', message: sentenceOf(ACCOUNT_REFUSALS, 'account_out_of_reach') }];
    return { kind: 'refused', status: NO_ANSWER, errors, typed };
  }
}

type Act = (call: DataCall, typed: Typed, changeId: string) => Promise<Acted>;

const REFUSED = 422;
const NO_ANSWER = 502;

const start: Act = async (call, typed) => {
  const emailAddress = typed['emailAddress'] ?? '';
  const { startEmailChange } = await call(StartEmailChange, { emailAddress });
  return startEmailChange.__typename === 'LoginStarted'
    ? { kind: 'sent', changeId: startEmailChange.login.id, isResent: false }
    : refuse(startEmailChange.errors, typed);
};

const resend: Act = async (call, typed, changeId) => {
  const { resendLoginCode } = await call(ResendEmailChangeCode, { loginId: changeId });
  return resendLoginCode.__typename === 'LoginStarted'
    ? { kind: 'sent', changeId, isResent: true }
    : refuse(resendLoginCode.errors, typed);
};

const finish: Act = async (call, typed, changeId) => {
  const code = typed['code'] ?? '';
  const { finishEmailChange } = await call(FinishEmailChange, { loginId: changeId, code });
  switch (finishEmailChange.__typename) {
    case 'EmailChanged':
      return { kind: 'changed' };
    case 'FreshProofNeeded':
      return { kind: 'proof needed' };
    default:
      return refuse(finishEmailChange.errors, typed);
  }
};

const ACTS: ReadonlyMap<string, Act> = new Map([
  ['start', start],
  ['resend', resend],
  ['code', finish],
]);

const refuse = (
  errors: readonly { readonly field: string | null; readonly message: string }[],
  typed: Typed,
): Acted => ({
  kind: 'refused',
  status: REFUSED,
  errors: errors.map(({ field, message }) => ({
    field: field === null || field === 'loginId' ? '' : field,
    message,
  })),
  typed,
});
