import type { PostedError } from './use-posted-form.ts';

/** What a problem is about: the words at its field, and of several people the one. */
export type About = { readonly label?: string | undefined; readonly who?: string | undefined };

/**
 * A field's sentence as the summary says it: the same words (visitors: R13) after the field and the
 * person they are about, each unless the sentence names it.
 */
export function nameProblem(message: string, { label, who }: About): string {
  const about = [label, who]
    .filter((words) => words !== undefined && !message.toLowerCase().includes(words.toLowerCase()))
    .join(', ');
  if (about === '') return message;
  return about.endsWith('?') ? `${about} ${message}` : `${about}: ${message}`;
}

/** Problems of a posted form with several fields, each after the label of its own. */
export const nameFields =
  (labels: Readonly<Record<string, string>>) =>
  ({ field, message }: PostedError): string =>
    nameProblem(message, { label: labels[field] });
