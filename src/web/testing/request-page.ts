import type { PageProperties } from '#web/page-properties.ts';
import type { OtherSite } from '#web/parts/CountryStrip/other-site.ts';
import { render } from '#web/server.tsx';
import { dataCallForTests, type Answers } from './holidays/data-call.ts';
import { pageForTests } from './page-for-tests.ts';

type Asked = {
  readonly answers?: Answers;
  readonly page?: Partial<PageProperties>;
  readonly otherSite?: OtherSite;
  /** The page whose link or form leads here. */ readonly from?: string;
  readonly form?: Readonly<Record<string, string>>;
};

/**
 * A page as a browser without script gets it; `text` is what it reads aloud, roughly: all words
 * without markup.
 */
export type AnsweredPage = {
  readonly status: number;
  readonly location: string | null;
  readonly html: string;
  readonly text: string;
};

const MANIFEST = {
  'style.css': { file: 'assets/style.css' },
  'src/web/browser/main.ts': { file: 'assets/main.js' },
};

/**
 * Asks the web floor for an address, or posts `form` to it. A bug in a loader, an action or the
 * markup is thrown.
 */
export async function requestPage(
  address: string,
  { answers = {}, page = {}, otherSite, from, form }: Asked = {},
): Promise<AnsweredPage> {
  const bugs: unknown[] = [];
  const request = new Request(new URL(address, 'http://localhost'), {
    headers: from === undefined ? {} : { referer: from },
    ...(form && { method: 'POST', body: new URLSearchParams(form) }),
  });
  const response = await render(request, {
    nonce: 'n0nce',
    reference: 'K7M2Q4XD',
    manifest: MANIFEST,
    graphql: dataCallForTests(answers),
    page: pageForTests(page),
    otherSite,
    report: (error) => bugs.push(error),
  });
  if (bugs.length > 0) throw bugs[0];
  const html = await response.text();
  return {
    status: response.status,
    location: response.headers.get('location'),
    html,
    text: wordsOf(html),
  };
}

/** Addresses of the links whose markup holds the words. */
export function linksTo(html: string, words: string): string[] {
  const links = [...html.matchAll(/<a\b[^>]*>.*?<\/a>/gs)].map(([link]) => link);
  return links
    .filter((link) => wordsOf(link).includes(words) || link.includes(`aria-label="${words}`))
    .flatMap((link) => unescape(/href="([^"]*)"/.exec(link)?.[1] ?? ''));
}

/**
 * What the first form that holds `sign` would post as it stands: hidden, typed, ticked and selected
 * fields.
 */
export function postedFields(html: string, sign: string): URLSearchParams {
  const forms = [...html.matchAll(/<form\b.*?<\/form>/gs)].map(([form]) => form);
  const form = forms.find((one) => one.includes(sign)) ?? '';
  const fields = [...form.matchAll(/<select\b([^>]*)>(.*?)<\/select>|<input\b([^>]*)>/gs)];
  return new URLSearchParams(
    fields.flatMap(([, select, options = '', input = '']) => {
      const name = attributeOf(select ?? input, 'name');
      const isOff = /type="(checkbox|radio)"/.test(input) && !/\bchecked=""/.test(input);
      if (!name || isOff) return [];
      return [
        [name, select === undefined ? (attributeOf(input, 'value') ?? '') : selectedOf(options)],
      ];
    }),
  );
}

const selectedOf = (options: string): string =>
  attributeOf(
    /<option\b[^>]*selected=""[^>]*>/.exec(options)?.[0] ??
      /<option\b[^>]*>/.exec(options)?.[0] ??
      '',
    'value',
  ) ?? '';

const attributeOf = (attributes: string, name: string): string | undefined => {
  const value = new RegExp(`\\b${name}="([^"]*)"`).exec(attributes)?.[1];
  return value === undefined ? undefined : unescape(value);
};

const wordsOf = (html: string): string =>
  unescape(
    html
      .replace(/<(script|style)\b.*?<\/\1>/gs, '')
      .replace(/<!-- -->/g, '')
      .replace(/<[^>]+>/g, ' '),
  ).replace(/\s+/g, ' ');

const SIGNS: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#x27': "'",
};

const unescape = (text: string): string =>
  text.replace(/&(amp|lt|gt|quot|#x27);/g, (_, sign: string) => SIGNS[sign] ?? '');
