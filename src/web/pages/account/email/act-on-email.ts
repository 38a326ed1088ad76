import type { DataCall } from '#web/data/data-call.ts';
import type { FormEnd } from '#web/parts/answer-form.ts';
import { freshProofHref } from '#web/parts/fresh-proof.ts';
import { routes } from '#web/routes.ts';
import type { Typed } from '#web/ui/use-posted-form.ts';
import { FinishEmailChange, ResendEmailChangeCode, StartEmailChange } from './query.generated.ts';

/** Does what the pressed button says; `url` is that of the page, and names a change under way. */
export const actOnEmail = (call: DataCall, typed: Typed, url: URL): Promise<FormEnd> =>
  (ACTS.get(typed['intent'] ?? '') ?? start)(call, typed, url);

type Act = (call: DataCall, typed: Typed, url: URL) => Promise<FormEnd>;

const start: Act = async (call, typed) => {
  const emailAddress = typed['emailAddress'] ?? '';
  const { startEmailChange } = await call(StartEmailChange, { emailAddress });
  return startEmailChange.__typename === 'LoginStarted'
    ? codeHref({ change: startEmailChange.login.id })
    : refused(startEmailChange.errors);
};

const resend: Act = async (call, _typed, url) => {
  const change = changeOf(url);
  const { resendLoginCode } = await call(ResendEmailChangeCode, { loginId: change });
  return resendLoginCode.__typename === 'LoginStarted'
    ? codeHref({ change, resent: '' })
    : refused(resendLoginCode.errors);
};

const finish: Act = async (call, typed, url) => {
  const code = typed['code'] ?? '';
  const { finishEmailChange } = await call(FinishEmailChange, { loginId: changeOf(url), code });
  switch (finishEmailChange.__typename) {
    case 'EmailChanged':
      return routes.email.href({ query: 'changed' });
    case 'FreshProofNeeded':
      return freshProofHref(`${url.pathname}${url.search}`);
    default:
      return refused(finishEmailChange.errors);
  }
};

const ACTS: ReadonlyMap<string, Act> = new Map([
  ['start', start],
  ['resend', resend],
  ['code', finish],
]);

/** The change under way. */
const changeOf = ({ searchParams }: URL): string => searchParams.get('change') ?? '';

/** A code is on its way to the new address. */
const codeHref = (query: Readonly<Record<string, string>>): string =>
  routes.email.href({ query: new URLSearchParams(query) });

const refused = (
  errors: readonly { readonly field: string | null; readonly message: string }[],
): FormEnd =>
  errors.map(({ field, message }) => ({
    field: field === null || field === 'loginId' ? '' : field,
    message,
  }));
