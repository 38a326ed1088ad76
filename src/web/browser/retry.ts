/** The contract's retry of data calls: once more at most (RETRY-01 to RETRY-07). */
import * as v from 'valibot';

/**
 * What makes a call worth another try: no answer or one that cannot be read; errors where one of
 * these results is null.
 */
export type RetryRule = { readonly afterNoAnswer: boolean; readonly afterNull: readonly string[] };

export type RetriedCall = {
  /** The operation's own name, then its fields at the root. */
  readonly names: readonly string[];
  readonly url: string;
};

export type RetryOptions = {
  /** The features header disables it with `{"retry":false}` (RETRY-07). */
  readonly isOn: boolean;
  /** The one external host whose calls are never repeated (RETRY-06). */
  readonly excludedHost?: string | undefined;
};

const NEVER: RetryRule = { afterNoAnswer: false, afterNull: [] };
/** Results whose absence is worth another try (RETRY-04). */
const PACKAGES = ['packages', 'packageSearchResults'];
/** Operations named so are never repeated (RETRY-05, decisions: Technical contract). */
const NEVER_REPEATED = /search|basket|flight|car_?park|parking|insurance|review/i;

/** The rule of a call; `packageSearchResults`, being a search, is repeated for RETRY-04 alone. */
export function retryRule(
  { names, url }: RetriedCall,
  { isOn, excludedHost }: RetryOptions,
): RetryRule {
  if (!isOn || (excludedHost !== undefined && URL.parse(url)?.hostname === excludedHost))
    return NEVER;
  if (names.some((name) => NEVER_REPEATED.test(name) && !PACKAGES.includes(name))) return NEVER;
  return {
    afterNoAnswer: !names.includes('packageSearchResults'),
    afterNull: PACKAGES.filter((name) => names.includes(name)),
  };
}

/**
 * `send` that asks a second time when the rule says so; what comes then stands. A call that was
 * given up is left alone.
 */
export const fetchWithRetry =
  (rule: RetryRule, send: typeof fetch): typeof fetch =>
  async (input, init) => {
    const first = await send(input, init).catch((error: unknown) => ({ error }));
    if ('error' in first) {
      if (!rule.afterNoAnswer || init?.signal?.aborted) throw first.error;
      return send(input, init);
    }
    return isWorthAnother(rule, await first.clone().text()) ? send(input, init) : first;
  };

/** Longer than the server waits for anybody else before it answers, placing an order included. */
const GIVEN_UP_MS = 60_000;

/**
 * `send` that gives up on what nobody answers: where the network goes while a call is on its way
 * the browser hears nothing for minutes, and the page that waits for it would look as if it
 * worked.
 */
export const untilGivenUp =
  (send: typeof fetch): typeof fetch =>
  (input, init) => {
    const late = AbortSignal.timeout(GIVEN_UP_MS);
    const signal = init?.signal ? AbortSignal.any([init.signal, late]) : late;
    return send(input, { ...init, signal });
  };

const AnswerSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    data: v.nullish(v.record(v.string(), v.unknown())),
    errors: v.optional(v.array(v.unknown()), []),
  }),
);

function isWorthAnother({ afterNoAnswer, afterNull }: RetryRule, body: string): boolean {
  const answer = v.safeParse(AnswerSchema, body);
  if (!answer.success) return afterNoAnswer;
  const { data, errors } = answer.output;
  return errors.length > 0 && afterNull.some((name) => (data?.[name] ?? null) === null);
}
