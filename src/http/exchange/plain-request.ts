/**
 * A request that has come in whole, and its answer, for endpoints whose answers are small: the
 * web's own Request and Response take longer to make and read than such an answer.
 */

/** What a request says beside its body; a web Request is one, too. */
export type RequestHead = {
  readonly method: string;
  /** The whole address. */
  readonly url: string;
  /** By names in small letters; null for what was not sent. */
  readonly headers: { readonly get: (name: string) => string | null };
  /** The address taken apart, of a request that keeps it so. */
  readonly address?: URL;
};

/** The address of a request, taken apart. */
export const readAddress = ({ address, url }: Pick<RequestHead, 'address' | 'url'>): URL =>
  address ?? new URL(url);

export type PlainRequest = RequestHead & {
  readonly address: URL;
  readonly body: Buffer;
  /** The same as a Request of the web. */
  readonly toWeb: () => Request;
};

export type PlainAnswer = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** Each a Set-Cookie header. */
  readonly cookies: readonly string[];
  readonly body: string;
};

/** Whether an answer is plain; of the others, some are a Response of a library's own making. */
export const isPlain = (answer: PlainAnswer | Response): answer is PlainAnswer =>
  'cookies' in answer;
