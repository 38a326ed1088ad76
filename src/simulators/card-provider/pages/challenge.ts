/** The 3-D Secure challenge, as a bank would ask: `/challenge/{id}`. It works without script. */
import { type Answer, notFound, seeOther } from '../../answer.ts';
import { html } from '../../markup.ts';
import { settleChallenge } from '../authentication.ts';
import type { Authentication } from '../book.ts';
import { CHALLENGE_CODE, cardOf, lastFourOf } from '../cards.ts';
import type { Desk } from '../desk.ts';
import { finishOnPage } from '../sessions.ts';
import { demonstrationNotice, makePage } from './layout.ts';
import { agreement } from './payment.ts';

/**
 * Answers GET with the page; POST `act=confirm` with a `code` confirms, `act=cancel` refuses. A
 * wrong code may be tried again.
 */
export function answerChallenge(
  desk: Desk,
  id: string,
  posted: URLSearchParams | undefined,
): Answer {
  const authentication = desk.book.authentications.find(id);
  if (!authentication) return notFound;
  if (authentication.state !== 'challenged') return leave(desk, authentication);
  if (!posted) return draw(desk, authentication, undefined);
  if (posted.get('act') === 'cancel')
    return leave(desk, settleChallenge(desk, authentication, undefined));
  const code = (posted.get('code') ?? '').replace(/\s/g, '');
  if (code !== CHALLENGE_CODE)
    return draw(
      desk,
      authentication,
      code === '' ? 'Enter the code' : 'That isn’t the code. Try again',
    );
  return leave(desk, settleChallenge(desk, authentication, code));
}

/**
 * On to the shop, or back to the payment page when the challenge belongs to one and was refused.
 */
function leave(desk: Desk, authentication: Authentication): Answer {
  const session = desk.book.sessions.find(authentication.sessionId ?? '');
  if (session) {
    const step = finishOnPage(desk, session, authentication);
    return seeOther(step.kind === 'refused' ? `${desk.url}/page/${session.id}` : step.url);
  }
  const address = new URL(authentication.returnUrl);
  address.searchParams.set('redirectResult', authentication.redirectResult);
  return seeOther(address.href);
}

function draw(desk: Desk, authentication: Authentication, error: string | undefined): Answer {
  return makePage({
    title: `${error ? 'Error: ' : ''}Confirm your payment`,
    status: error ? 422 : 200,
    leadsTo: [new URL(authentication.returnUrl).origin],
    body: html`${demonstrationNotice}
      <main class="sheet">
        ${
          error &&
          html`<div class="summary" role="alert">
            <h2>There is a problem</h2>
            <p><a href="#code">${error}</a></p>
          </div>`
        }
        <h1>Confirm it’s you</h1>
        ${agreement(
          desk,
          authentication.amount,
          html`<div>
            <dt>Card</dt>
            <dd>ending ${lastFourOf(cardOf(authentication.cardId))}</dd>
          </div>`,
        )}
        <form class="form opens" method="post" novalidate>
          <div class="field">
            <label for="code">Code from your bank</label>
            <p class="hint" id="code-hint">
              A real bank would send it to your phone. Here it’s ${CHALLENGE_CODE}.
            </p>
            <p class="error" id="code-error" ${error ? undefined : html` hidden`}>${error}</p>
            <input
              id="code"
              name="code"
              inputmode="numeric"
              autocomplete="one-time-code"
              maxlength="10"
              required
              aria-invalid="${error ? 'true' : 'false'}"
              aria-describedby="code-hint code-error"
            />
          </div>
          <div class="acts">
            <button class="button" name="act" value="confirm">Confirm payment</button>
            <button class="link" name="act" value="cancel" formnovalidate>
              Cancel this payment
            </button>
          </div>
        </form>
      </main>`,
  });
}
