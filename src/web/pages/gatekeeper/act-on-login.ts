import type { DataCall } from '#web/data/data-call.ts';
import { saveDetails } from '#web/parts/CustomerDetails/save-details.ts';
import { routes } from '#web/routes.ts';
import type { PostedError, Typed } from '#web/ui/use-posted-form.ts';
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

/** What comes after a step that was taken. */
export type Next =
  /** On to a step, at another address or the same, with this added to its query. */
  | { readonly kind: 'step'; readonly path?: string; readonly query: URLSearchParams }
  /** On into the app, with this code. */
  | { readonly kind: 'app'; readonly code: string }
  | { readonly kind: 'done' };

type Acted = Next | readonly PostedError[];
type Act = (call: DataCall, typed: Typed, query: URLSearchParams) => Promise<Acted>;

/**
 * Takes the step that the form was posted for, or says what is wrong; `query` is that of the
 * address.
 */
export const actOnLogin: Act = (call, typed, query) =>
  (ACTS.get(typed['intent'] ?? 'email') ?? start)(call, typed, query);

const start: Act = async (call, typed) => {
  const { startLogin } = await call(StartLogin, { emailAddress: of(typed, 'emailAddress') });
  return startLogin.__typename === 'LoginStarted'
    ? step({ login: startLogin.login.id }, routes.login.href())
    : refuse(startLogin.errors);
};

const resend: Act = async (call, _typed, query) => {
  const loginId = loginOf(query);
  const { resendLoginCode } = await call(ResendLoginCode, { loginId });
  return resendLoginCode.__typename === 'LoginStarted'
    ? step({ login: loginId, resent: '' })
    : refuse(resendLoginCode.errors);
};

const finish: Act = async (call, typed, query) => {
  const loginId = loginOf(query);
  const code = of(typed, 'code');
  const { finishLogin } = await call(FinishLogin, { loginId, code, password: null });
  return entered(finishLogin);
};

const logIn: Act = async (call, typed, query) => {
  const loginId = loginOf(query);
  const password = of(typed, 'password');
  if (loginId === '') {
    const emailAddress = of(typed, 'emailAddress');
    return entered((await call(LogIn, { emailAddress, password })).logIn);
  }
  const { finishLogin } = await call(FinishLogin, { loginId, code: null, password });
  return entered(finishLogin);
};

const finishBySecond: Act = async (call, typed, query) => {
  const loginId = loginOf(query);
  const code = of(typed, 'code');
  const { finishLoginBySecondFactor } = await call(FinishLoginBySecondFactor, { loginId, code });
  return entered(finishLoginBySecondFactor);
};

const usePasskey: Act = async (call, typed) => {
  const credential = of(typed, 'credential');
  return entered((await call(FinishPasskeyLogin, { credential })).finishPasskeyLogin);
};

const openApp: Act = async (call, _typed, query) => {
  const codeChallenge = query.get('code_challenge') ?? '';
  const { createAppCode: created } = await call(CreateAppCode, { codeChallenge });
  switch (created.kind) {
    case 'AppCodeCreated':
      return { kind: 'app', code: created.code };
    case 'FreshProofNeeded':
      return step({ step: 'proof' }, routes.login.href());
    default:
      return refuse(created.errors);
  }
};

const register: Act = async (call, typed) => {
  const { registerCustomer } = await call(RegisterCustomer, {
    emailAddress: of(typed, 'emailAddress'),
    ...chosen(typed),
  });
  return registerCustomer.__typename === 'LoginStarted'
    ? step({ login: registerCustomer.login.id }, routes.confirmEmail.href())
    : refuse(registerCustomer.errors);
};

const forget: Act = async (call, typed) => {
  const emailAddress = of(typed, 'emailAddress');
  const { startPasswordReset } = await call(StartPasswordReset, { emailAddress });
  return startPasswordReset.__typename === 'LoginStarted'
    ? step({ login: startPasswordReset.login.id }, routes.resetPassword.href())
    : refuse(startPasswordReset.errors);
};

const reset: Act = async (call, typed, query) => {
  const loginId = loginOf(query);
  const code = of(typed, 'code');
  const { resetPassword } = await call(ResetPassword, { loginId, code, ...chosen(typed) });
  return entered(resetPassword);
};

const saveTyped: Act = async (call, typed) => {
  const errors = await saveDetails(call, typed);
  return errors.length === 0 ? { kind: 'done' } : refuse(errors);
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

const entered = (result: FinishLoginMutation['finishLogin']): Acted => {
  if (result.__typename === 'InvalidInput') return refuse(result.errors);
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
export const withoutSecrets = ({
  password: _,
  confirmation: __,
  credential: ___,
  ...rest
}: Typed): Typed => rest;

/** What no field of a form holds. */
const OF_NO_FIELD = ['loginId', 'credential', 'codeChallenge'];

const refuse = (
  errors: readonly { readonly field: string | null; readonly message: string }[],
): readonly PostedError[] =>
  errors.map(({ field, message }) => ({
    field: field === null || OF_NO_FIELD.includes(field) ? '' : field,
    message,
  }));
