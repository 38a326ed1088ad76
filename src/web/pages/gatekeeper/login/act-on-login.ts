import { ACCOUNT_REFUSALS } from '#domain/account/refusals.ts';
import { sentenceOf } from '#domain/refuse.ts';
import type { DataCall } from '#web/data/data-call.ts';
import { DataError } from '#web/data/data-error.ts';
import { saveDetails } from '#web/parts/CustomerDetails/save-details.ts';
import { readTyped, type RefusedForm, type Typed } from '#web/ui/use-posted-form.ts';
import { FinishLogin, ResendLoginCode, StartLogin } from './query.generated.ts';

/** A step that was not taken. */
export type RefusedStep = RefusedForm & { readonly kind: 'refused'; readonly status: number };

type Next =
  | RefusedStep
  /** On to a step of the same address, with this added to its query. */
  | { readonly kind: 'step'; readonly query: URLSearchParams }
  | { readonly kind: 'done' };

/** Takes the step that the form was posted for; `query` is that of the address. */
export async function actOnLogin(
  call: DataCall,
  form: FormData,
  query: URLSearchParams,
): Promise<Next> {
  const typed = readTyped(form);
  const loginId = query.get('login') ?? '';
  try {
    switch (typed['intent']) {
      case 'code':
        return await finish(call, loginId, typed);
      case 'resend':
        return await resend(call, loginId, typed);
      case 'details':
        return await saveTyped(call, typed);
      default:
        return await start(call, typed);
    }
  } catch (error) {
    if (!(error instanceof DataError)) throw error;
    const errors = [{ field: '', message: sentenceOf(ACCOUNT_REFUSALS, 'account_out_of_reach') }];
    return { kind: 'refused', status: NO_ANSWER, errors, typed };
  }
}

const REFUSED = 422;
const NO_ANSWER = 502;

async function start(call: DataCall, typed: Typed): Promise<Next> {
  const { startLogin } = await call(StartLogin, { emailAddress: typed['emailAddress'] ?? '' });
  return startLogin.__typename === 'LoginStarted'
    ? step({ login: startLogin.login.id })
    : refuse(startLogin.errors, typed);
}

async function resend(call: DataCall, loginId: string, typed: Typed): Promise<Next> {
  const { resendLoginCode } = await call(ResendLoginCode, { loginId });
  return resendLoginCode.__typename === 'LoginStarted'
    ? step({ login: loginId, resent: '' })
    : refuse(resendLoginCode.errors, typed);
}

async function finish(call: DataCall, loginId: string, typed: Typed): Promise<Next> {
  const { finishLogin } = await call(FinishLogin, { loginId, code: typed['code'] ?? '' });
  if (finishLogin.__typename === 'InvalidInput') return refuse(finishLogin.errors, typed);
  return finishLogin.needsDetails ? step({ step: 'details' }) : { kind: 'done' };
}

async function saveTyped(call: DataCall, typed: Typed): Promise<Next> {
  const errors = await saveDetails(call, typed);
  return errors.length === 0 ? { kind: 'done' } : refuse(errors, typed);
}

const step = (query: Readonly<Record<string, string>>): Next => ({
  kind: 'step',
  query: new URLSearchParams(query),
});

const refuse = (
  errors: readonly { readonly field: string | null; readonly message: string }[],
  typed: Typed,
): RefusedStep => ({
  kind: 'refused',
  status: REFUSED,
  errors: errors.map(({ field, message }) => ({
    field: field === null || field === 'loginId' ? '' : field,
    message,
  })),
  typed,
});
