/**
 * The elements of a page's markup, read back from what React wrote: each tag is closed, each value
 * is in double quotes.
 */

import { HYDRATION_ID } from '#web/document/hydration.ts';

export type PageNode = string | PageElement;
export type PageElement = {
  readonly tag: string;
  readonly attributes: readonly (readonly [name: string, value: string])[];
  readonly children: PageNode[];
};

const TOKEN = /<!--.*?-->|<(\/?)([a-z][\w-]*)((?:\s+[^\s=>/]+(?:="[^"]*")?)*)\s*(\/?)>|[^<]+/gis;
const ATTRIBUTE = /([^\s=]+)(?:="([^"]*)")?/g;
const VOID = new Set(['area', 'br', 'col', 'hr', 'img', 'input', 'link', 'meta', 'source', 'wbr']);

/** What stands in the body before the data that the browser takes over with, and those. */
export function takeApart(html: string): { readonly markup: string; readonly hydration: string } {
  const script = html.indexOf(`<script id="${HYDRATION_ID}"`);
  const data = html.indexOf('>', script) + 1;
  const body = html.indexOf('<body>') + '<body>'.length;
  if (script < 0 || body > script) throw new Error('the page has no data to be taken over with');
  return {
    markup: html.slice(body, script),
    hydration: html.slice(data, html.indexOf('</script>', data)),
  };
}

/** What stands in an element of its own; throws where a tag is closed that is not open. */
export function readElements(markup: string): PageElement {
  const root: PageElement = { tag: 'div', attributes: [], children: [] };
  const open = [root];
  for (const [text, end, tag, attributes = '', closed] of markup.matchAll(TOKEN)) {
    const inside = open.at(-1) ?? root;
    if (tag === undefined) {
      if (!text.startsWith('<!--')) inside.children.push(unescapeText(text));
    } else if (end === '/') {
      if (open.pop()?.tag !== tag) throw new Error(`</${tag}> closes what is not open`);
    } else {
      const element = { tag, attributes: readAttributes(attributes), children: [] };
      inside.children.push(element);
      if (closed !== '/' && !VOID.has(tag)) open.push(element);
    }
  }
  if (open.length > 1) throw new Error(`<${open.at(-1)?.tag}> is not closed`);
  return root;
}

/** How many elements stand below this one. */
export const countElements = ({ children }: PageElement): number =>
  children.reduce(
    (sum, child) => (typeof child === 'string' ? sum : sum + 1 + countElements(child)),
    0,
  );

export const isVoid = (tag: string): boolean => VOID.has(tag);

const readAttributes = (text: string) =>
  [...text.matchAll(ATTRIBUTE)].map(
    ([, name = '', value = '']) => [name, unescapeText(value)] as const,
  );

const SIGNS: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
  '&#39;': "'",
  '&amp;': '&',
};
const unescapeText = (text: string): string =>
  text.replaceAll(/&(?:lt|gt|quot|#x27|#39|amp);/g, (sign) => SIGNS[sign] ?? sign);
