/**
 * What is typed in a step and not saved yet, kept for a reload of the page in this tab: the browser
 * itself forgets it, as pages of a booking are not to be stored. Gone once the step is left.
 */
const keyOf = (form: HTMLFormElement): string => `typed:${location.pathname}#${form.id}`;

/** `before` is what the server knew of the form: what it has learnt since is newer. */
type Kept = { readonly before: string; readonly fields: readonly (readonly [string, string])[] };

/**
 * Puts back what was typed in this form, and writes down what is typed from now on; `before` is
 * what the server knows of its fields. The answered function, for when the step is left, ends that
 * and forgets it.
 */
export function keepTyped(form: HTMLFormElement, before: string): () => void {
  const key = keyOf(form);
  const kept = readKept(key);
  if (kept?.before === before) putBack(form, kept);
  const listening = new AbortController();
  const keep = () => {
    try {
      sessionStorage.setItem(key, JSON.stringify({ before, fields: typedIn(form) } satisfies Kept));
    } catch {
      // Storage is full or forbidden: a reload begins with what is saved.
    }
  };
  form.addEventListener('input', keep, { signal: listening.signal });
  return () => {
    listening.abort();
    forget(key);
  };
}

const isTyped = (
  field: EventTarget | null,
): field is HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement =>
  (field instanceof HTMLInputElement && field.type !== 'hidden' && field.type !== 'password') ||
  field instanceof HTMLSelectElement ||
  field instanceof HTMLTextAreaElement;

const isTicked = (field: Element): field is HTMLInputElement =>
  field instanceof HTMLInputElement && (field.type === 'radio' || field.type === 'checkbox');

const fieldsOf = (form: HTMLFormElement) =>
  [...form.elements].filter(isTyped).filter(({ name }) => name !== '');

/** A box that is not ticked is not among them. */
const typedIn = (form: HTMLFormElement): Kept['fields'] =>
  fieldsOf(form)
    .filter((field) => !isTicked(field) || field.checked)
    .map(({ name, value }) => [name, value]);

/** Whether a field says other than the page came with: it was filled in since. */
function isTouched(field: HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement): boolean {
  if (isTicked(field)) return field.checked !== field.defaultChecked;
  if (!(field instanceof HTMLSelectElement)) return field.value !== field.defaultValue;
  const first = [...field.options].find((option) => option.defaultSelected) ?? field.options[0];
  return field.value !== (first?.value ?? '');
}

/** What was typed after the reload, before this was there, stands. */
function putBack(form: HTMLFormElement, { fields }: Kept): void {
  const wasTicked = (name: string, value: string) =>
    fields.some(([itsName, itsValue]) => itsName === name && itsValue === value);
  for (const field of fieldsOf(form)) {
    if (isTouched(field)) continue;
    if (isTicked(field)) {
      if (field.checked !== wasTicked(field.name, field.value)) field.click();
    } else {
      const value = fields.find(([name]) => name === field.name)?.[1];
      if (value === undefined || value === field.value) continue;
      field.value = value;
      field.dispatchEvent(new Event('input', { bubbles: true }));
    }
  }
}

function readKept(key: string): Kept | undefined {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    return isKept(kept) ? kept : undefined;
  } catch {
    return undefined;
  }
}

const isKept = (kept: unknown): kept is Kept =>
  typeof kept === 'object' && kept !== null && 'before' in kept && 'fields' in kept;

function forget(key: string): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // It was never kept.
  }
}
