import { APP_FIELDS } from '#domain/account/app-callback.ts';
import { routes } from '#web/routes.ts';

/** Where the other steps are; each keeps what the address asks of the end of the login. */
export type StepLinks = {
  readonly email: string;
  readonly code: string;
  /** Where the email alone is asked for, to mail a code to it. */
  readonly mailed: string;
  readonly password: string;
  readonly register: string;
  readonly forgotten: string;
  readonly app: string;
  readonly recovery: string;
  /** Of who is logged in, and is asked once more. */
  readonly proof: string;
};

/** The links of a page; `query` is that of its address. */
export function stepLinks(query: URLSearchParams): StepLinks {
  const end = keptQuery(query);
  const loginId = query.get('login');
  const underWay: [string, string][] = loginId === null ? [] : [['login', loginId]];
  const login = (...more: [string, string][]): string =>
    routes.login.href({ query: new URLSearchParams([...end, ...more]) });
  return {
    email: login(),
    code: login(...underWay),
    mailed: login(['step', 'email']),
    password: login(...underWay, ['step', 'password']),
    app: login(...underWay, ['step', 'app']),
    recovery: login(...underWay, ['step', 'recovery']),
    register: routes.register.href({ query: end }),
    forgotten: routes.forgottenPassword.href({ query: end }),
    proof: login(['step', 'proof']),
  };
}

/** What the address asks of the end of the login, without the steps on the way. */
export const keptQuery = (query: URLSearchParams): URLSearchParams =>
  new URLSearchParams([...query].filter(([name]) => KEPT.includes(name)));

const KEPT = ['redirect_to', 'order_code', ...APP_FIELDS];
