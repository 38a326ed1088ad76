/**
 * Leaves a mark whenever a form is posted. It is read in `hold-forms.ts`, which comes later: a
 * module that both had would be one more for every page to fetch.
 */
export function noticeForms(): void {
  window.addEventListener('submit', ({ defaultPrevented }) => {
    if (!defaultPrevented) performance.mark('form-posted');
  });
}
