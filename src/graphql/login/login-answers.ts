/** Outcomes of a login as the schema calls them. */
import { never } from '#domain/errors/never.ts';
import type { FinishedLogin, LoginOutcome } from '#server/login/login.ts';

export const startedAnswer = (outcome: LoginOutcome) =>
  outcome.kind === 'login'
    ? { kind: 'LoginStarted' as const, login: outcome.login }
    : { kind: 'InvalidInput' as const, errors: outcome.errors };

export function finishedAnswer(outcome: FinishedLogin) {
  switch (outcome.kind) {
    case 'logged in':
      return { kind: 'LoggedIn' as const, needsDetails: outcome.needsDetails };
    case 'second factor needed':
      return { kind: 'SecondFactorNeeded' as const, loginId: outcome.loginId };
    case 'refused':
      return { kind: 'InvalidInput' as const, errors: outcome.errors };
    default:
      return never(outcome);
  }
}
