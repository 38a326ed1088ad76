/** Outcomes of a login as the schema calls them. */
import type { LoggedIn } from '#server/login/enter.ts';
import type { LoginOutcome, RefusedLogin } from '#server/login/login.ts';

export const startedAnswer = (outcome: LoginOutcome) =>
  outcome.kind === 'login'
    ? { kind: 'LoginStarted' as const, login: outcome.login }
    : { kind: 'InvalidInput' as const, errors: outcome.errors };

export const finishedAnswer = (outcome: LoggedIn | RefusedLogin) =>
  outcome.kind === 'logged in'
    ? { kind: 'LoggedIn' as const, needsDetails: outcome.needsDetails }
    : { kind: 'InvalidInput' as const, errors: outcome.errors };
