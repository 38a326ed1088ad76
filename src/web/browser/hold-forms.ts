/**
 * A form that is posted opens a session when there is none, as a change does: whichever of the two
 * comes first, the other waits for it.
 */
import { after, LONGEST_MS } from './first-change.ts';

/**
 * Resolves when no form is on its way: at once when none was posted lately (`notice-forms.ts`). The
 * page that answers one takes the place of this.
 */
export async function whenFormsAnswered(): Promise<void> {
  const posted = performance.getEntriesByName('form-posted').at(-1);
  if (posted) await after(posted.startTime + LONGEST_MS - performance.now());
}

/**
 * A form that is sent meanwhile is sent once it is over: it would open a session of its own. Not
 * where the page has taken its button away: what that asked for is done by then.
 */
export function holdForms(over: Promise<unknown>): void {
  let send: (() => void) | undefined;
  const hold = (event: SubmitEvent): void => {
    const { target, submitter } = event;
    if (!(target instanceof HTMLFormElement)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    send = () => {
      const button = submitter && sameButton(target, submitter);
      if (button !== undefined) target.requestSubmit(button);
    };
  };
  const release = (): void => {
    document.removeEventListener('submit', hold, true);
    send?.();
    send = undefined;
  };
  document.addEventListener('submit', hold, true);
  void Promise.race([over, after(LONGEST_MS)]).then(release, release);
}

/** The button that was pressed, or the one that the page has drawn in its place since. */
function sameButton(form: HTMLFormElement, pressed: HTMLElement): HTMLElement | undefined {
  const buttons = [...form.elements].filter((one) => one instanceof HTMLButtonElement);
  const sent = sentBy(pressed);
  return buttons.find((one) => one === pressed) ?? buttons.find((one) => sentBy(one) === sent);
}

const sentBy = (button: Element): string =>
  `${button.getAttribute('name') ?? ''}=${button.getAttribute('value') ?? ''}`;
