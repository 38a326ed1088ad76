/**
 * Strong customer authentication (3-D Secure): asked for, challenged, proved, and leaned on once.
 */
import type { CardAmount, Authentication } from './book.ts';
import { CHALLENGE_CODE, type MagicCard } from './cards.ts';
import { type Desk, newReference } from './desk.ts';

type Asked = {
  readonly card: MagicCard;
  readonly amount: CardAmount;
  readonly reference: string;
  readonly returnUrl: string;
  readonly sessionId?: string;
};

/**
 * Starts an authentication; the card decides whether it passes unseen, fails, or needs a challenge.
 */
export function startAuthentication(desk: Desk, asked: Asked): Authentication {
  const { card, ...rest } = asked;
  const state =
    card.authentication === 'fails'
      ? 'failed'
      : card.authentication === 'challenge'
        ? 'challenged'
        : 'passed';
  const id = newReference();
  const authentication: Authentication = {
    ...rest,
    id,
    proof: newReference(),
    redirectResult: `${id}.${newReference()}`,
    cardId: card.id,
    state,
  };
  desk.book.authentications.save(authentication.id, authentication);
  return authentication;
}

/**
 * Settles a challenge with the code that was typed, or without one when the shopper gives up. A
 * settled challenge stays as it is.
 */
export function settleChallenge(
  desk: Desk,
  authentication: Authentication,
  code: string | undefined,
): Authentication {
  if (authentication.state !== 'challenged') return authentication;
  const settled: Authentication = {
    ...authentication,
    state: code === CHALLENGE_CODE ? 'passed' : 'failed',
  };
  desk.book.authentications.save(settled.id, settled);
  return settled;
}

/** The authentication whose shopper came back with this `redirectResult`. */
export function findByRedirectResult(
  desk: Desk,
  redirectResult: string,
): Authentication | undefined {
  const found = desk.book.authentications.find(redirectResult.split('.')[0] ?? '');
  return found?.redirectResult === redirectResult ? found : undefined;
}

type Proof = {
  readonly authenticationId: string;
  readonly proof: string;
  readonly cardId: string;
  readonly amount: CardAmount;
};

/**
 * The authentication that a proof stands for: passed, unused, of this card and for exactly this
 * amount.
 */
export function findProved(desk: Desk, claim: Proof): Authentication | undefined {
  const found = desk.book.authentications.find(claim.authenticationId);
  const holds =
    found?.state === 'passed' &&
    found.proof === claim.proof &&
    found.cardId === claim.cardId &&
    found.amount.value === claim.amount.value &&
    found.amount.currency === claim.amount.currency;
  return holds ? found : undefined;
}
