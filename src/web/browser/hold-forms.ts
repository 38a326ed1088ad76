/** Long enough for an answer; after it a form is posted whatever the other request does. */
const LONGEST_MS = 10_000;

/** A form that is sent meanwhile is sent once it is over: it would open a session of its own. */
export function holdForms(over: Promise<unknown>): void {
  let send: (() => void) | undefined;
  const hold = (event: SubmitEvent): void => {
    const { target, submitter } = event;
    if (!(target instanceof HTMLFormElement)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    send = () => target.requestSubmit(submitter);
  };
  const release = (): void => {
    document.removeEventListener('submit', hold, true);
    send?.();
    send = undefined;
  };
  document.addEventListener('submit', hold, true);
  void over.then(release);
  setTimeout(release, LONGEST_MS);
}
