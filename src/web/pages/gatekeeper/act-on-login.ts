import { ACCOUNT_REFUSALS } from '#domain/account/refusals.ts';
import { sentenceOf } from '#domain/refuse.ts';
import type { DataCall } from '#web/data/data-call.ts';
import { DataError } from '#web/data/data-error.ts';
import { saveDetails } from '#web/parts/CustomerDetails/save-details.ts';
import { routes } from '#web/routes.ts';
import { readTyped, type RefusedForm, type Typed } from '#web/ui/use-posted-form.ts';
import {
  CreateAppCode,
  FinishLogin,
  FinishLoginBySecondFactor,
  FinishPasskeyLogin,
  LogIn,
  RegisterCustomer,
  ResendLoginCode,
  ResetPassword,
  StartLogin,
  StartPasswordReset,
  type FinishLoginMutation,
} from './query.generated.ts';

/** A step that was not taken. */
export type RefusedStep = RefusedForm & { readonly kind: 'refused'; readonly status: number };

type Next =
  | RefusedStep
  /** On to a step, at another address or the same, with this added to its query. */
  | { readonly kind: 'step'; readonly path?: string; readonly query: URLSearchParams }
  /** On into the app, with this code. */
  | { readonly kind: 'app'; readonly code: string }
  | { readonly kind: 'done' };

/** Takes the step that the form was posted for; `query` is that of the address. */
export async function actOnLogin(
  call: DataCall,
  form: FormData,
  query: URLSearchParams,
): Promise<Next> {
  const { intent = 'email', ...typed } = readTyped(form);
  const act = ACTS.get(intent) ?? start;
  try {
    return await act(call, typed, query);
  } catch (error) {
    if (!(error instanceof DataError)) throw error;
    const errors = [{ field: '', message: sentenceOf(ACCOUNT_REFUSALS, 'account_out_of_reach') }];
    return { kind: 'refused', status: NO_ANSWER, errors, typed: withoutSecrets(typed) };
  }
}

type Act = (call: DataCall, typed: Typed, query: URLSearchParams) => Promise<Next>;

const REFUSED = 422;
const NO_ANSWER = 502;

const start: Act = async (call, typed) => {
  const { startLogin } = await call(StartLogin, { emailAddress: of(typed, 'emailAddress') });
  return startLogin.__typename === 'LoginStarted'
    ? step({ login: startLogin.login.id }, routes.login.href())
    : refuse(startLogin.errors, typed);
};

const resend: Act = async (call, typed, query) => {
  const loginId = loginOf(query);
  const { resendLoginCode } = await call(ResendLoginCode, { loginId });
  return resendLoginCode.__typename === 'LoginStarted'
    ? step({ login: loginId, resent: '' })
    : refuse(resendLoginCode.errors, typed);
};

const finish: Act = async (call, typed, query) => {
  const loginId = loginOf(query);
  const code = of(typed, 'code');
  const { finishLogin } = await call(FinishLogin, { loginId, code, password: null });
  return entered(finishLogin, typed);
};

const logIn: Act = async (call, typed, query) => {
  const loginId = loginOf(query);
  const password = of(typed, 'password');
  if (loginId === '') {
    const emailAddress = of(typed, 'emailAddress');
    return entered((await call(LogIn, { emailAddress, password })).logIn, typed);
  }
  const { finishLogin } = await call(FinishLogin, { loginId, code: null, password });
  return entered(finishLogin, typed);
};

const finishBySecond: Act = async (call, typed, query) => {
  const loginId = loginOf(query);
  const code = of(typed, 'code');
  const { finishLoginBySecondFactor } = await call(FinishLoginBySecondFactor, { loginId, code });
  return entered(finishLoginBySecondFactor, typed);
};

const usePasskey: Act = async (call, typed) => {
  const credential = of(typed, 'credential');
  return entered((await call(FinishPasskeyLogin, { credential })).finishPasskeyLogin, typed);
};

const openApp: Act = async (call, typed, query) => {
  const codeChallenge = query.get('code_challenge') ?? '';
  const { createAppCode: created } = await call(CreateAppCode, { codeChallenge });
  switch (created.kind) {
    case 'AppCodeCreated':
      return { kind: 'app', code: created.code };
    case 'FreshProofNeeded':
      return step({ step: 'proof' }, routes.login.href());
    default:
      return refuse(created.errors, typed);
  }
};

const register: Act = async (call, typed) => {
  const { registerCustomer } = await call(RegisterCustomer, {
    emailAddress: of(typed, 'emailAddress'),
    ...chosen(typed),
  });
  return registerCustomer.__typename === 'LoginStarted'
    ? step({ login: registerCustomer.login.id }, routes.confirmEmail.href())
    : refuse(registerCustomer.errors, typed);
};

const forget: Act = async (call, typed) => {
  const emailAddress = of(typed, 'emailAddress');
  const { startPasswordReset } = await call(StartPasswordReset, { emailAddress });
  return startPasswordReset.__typename === 'LoginStarted'
    ? step({ login: startPasswordReset.login.id }, routes.resetPassword.href())
    : refuse(startPasswordReset.errors, typed);
};

const reset: Act = async (call, typed, query) => {
  const loginId = loginOf(query);
  const code = of(typed, 'code');
  const { resetPassword } = await call(ResetPassword, { loginId, code, ...chosen(typed) });
  return entered(resetPassword, typed);
};

const saveTyped: Act = async (call, typed) => {
  const errors = await saveDetails(call, typed);
  return errors.length === 0 ? { kind: 'done' } : refuse(errors, typed);
};

/** What the button of each step says to do. */
const ACTS: ReadonlyMap<string, Act> = new Map([
  ['email', start],
  ['code', finish],
  ['resend', resend],
  ['password', logIn],
  ['second', finishBySecond],
  ['passkey', usePasskey],
  ['app', openApp],
  ['details', saveTyped],
  ['register', register],
  ['forgotten', forget],
  ['reset', reset],
]);

const entered = (result: FinishLoginMutation['finishLogin'], typed: Typed): Next => {
  if (result.__typename === 'InvalidInput') return refuse(result.errors, typed);
  if (result.__typename === 'SecondFactorNeeded')
    return step({ login: result.loginId, step: 'app' }, routes.login.href());
  return result.needsDetails ? step({ step: 'details' }, routes.login.href()) : { kind: 'done' };
};

const loginOf = (query: URLSearchParams): string => query.get('login') ?? '';

const of = (typed: Typed, name: string): string => typed[name] ?? '';

const chosen = (typed: Typed) => ({
  password: of(typed, 'password'),
  confirmation: of(typed, 'confirmation'),
});

const step = (query: Readonly<Record<string, string>>, path?: string): Next => ({
  kind: 'step',
  ...(path !== undefined && { path }),
  query: new URLSearchParams(query),
});

/** What opens an account is never written into a page, not even its owner's. */
const withoutSecrets = ({
  password: _,
  confirmation: __,
  credential: ___,
  ...rest
}: Typed): Typed => rest;

/** What no field of a form holds. */
const OF_NO_FIELD = ['loginId', 'credential', 'codeChallenge'];

const refuse = (
  errors: readonly { readonly field: string | null; readonly message: string }[],
  typed: Typed,
): RefusedStep => ({
  kind: 'refused',
  status: REFUSED,
  errors: errors.map(({ field, message }) => ({
    field: field === null || OF_NO_FIELD.includes(field) ? '' : field,
    message,
  })),
  typed: withoutSecrets(typed),
});
