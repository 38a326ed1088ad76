/** What a posted form must be before a page reads it (S-11, S-14). */
import { isReadable } from '#domain/input/readable-text.ts';
import { isOfOwnPage } from '#http/request-source.ts';

const FORM = /^(?:application\/x-www-form-urlencoded|multipart\/form-data)\b/i;
/** A name says where in a form a field stands: a deep or far place would cost as much to build. */
const LONGEST_NAME = 100;
const LONG_LIST = /\[\d{3}/;

/**
 * The answer to a post that is no form of our own pages: 403 from elsewhere, 415 for another body
 * than a form, 400 for one that cannot be read. Undefined when a page may have it.
 */
export async function refusePost(request: Request): Promise<Response | undefined> {
  if (request.method !== 'POST') return undefined;
  if (!isOfOwnPage(request))
    return new Response('This form was not sent from our own page.', { status: 403 });
  if (!FORM.test(request.headers.get('content-type') ?? ''))
    return new Response('Send a form.', { status: 415 });
  return (await isReadableForm(request.clone()))
    ? undefined
    : new Response('The form could not be read.', { status: 400 });
}

async function isReadableForm(request: Request): Promise<boolean> {
  try {
    const fields = [...(await request.formData())];
    return (
      fields.every(([name]) => name.length <= LONGEST_NAME && !LONG_LIST.test(name)) &&
      fields.flat().every((part) => typeof part !== 'string' || isReadable(part))
    );
  } catch {
    return false;
  }
}
