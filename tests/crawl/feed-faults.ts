/** Feeds against the rules of RSS 2.0 (https://www.rssboard.org/rss-specification). */
import { validateXML } from 'xmllint-wasm';

type Element = { readonly name: string; readonly attributes: string; readonly text: string };
type Feed = {
  readonly root: string;
  readonly channel: readonly Element[];
  readonly items: readonly (readonly Element[])[];
};

const CHANNEL = ['title', 'link', 'description'];
const ITEM = [...CHANNEL, 'guid', 'pubDate'];
/** RFC 822 with four digits for the year, as the rules ask. */
const DATE =
  /^(Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d\d (Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \d{4} \d\d:\d\d:\d\d GMT$/;

const textOf = (elements: readonly Element[], name: string): string | undefined =>
  elements.find((element) => element.name === name)?.text;
const all = (feed: Feed, name: string): readonly Element[] =>
  [feed.channel, ...feed.items].flat().filter((element) => element.name === name);
const hasOnce = (elements: readonly Element[], names: readonly string[]): boolean =>
  names.every((name) => elements.filter((element) => element.name === name).length === 1);
const hasOnly = (elements: readonly Element[], names: readonly string[]): boolean =>
  elements.every(({ name }) => names.includes(name));
const isAddress = (text: string): boolean => /^https?:\/\//.test(text) && URL.canParse(text);

/** Each rule, and whether a feed holds it. */
const RULES: Readonly<Record<string, (feed: Feed) => boolean>> = {
  'the root is rss, of version 2.0, around one channel': ({ root }) =>
    /^<rss version="2.0"><channel>.*<\/channel><\/rss>$/s.test(root) &&
    root.split('<channel>').length === 2,
  'a channel has one title, link and description, and nothing that the rules do not know': ({
    channel,
  }) => hasOnce(channel, CHANNEL) && hasOnly(channel, CHANNEL),
  'an item has a title or a description': ({ items }) =>
    items.every((item) => textOf(item, 'title') || textOf(item, 'description')),
  'an item has nothing twice, and nothing that the rules do not know': ({ items }) =>
    items.every(
      (item) => hasOnly(item, ITEM) && new Set(item.map(({ name }) => name)).size === item.length,
    ),
  'no element is empty': (feed) =>
    [feed.channel, ...feed.items].flat().every(({ text }) => text.trim() !== ''),
  'a link is an address with its scheme': (feed) =>
    all(feed, 'link').every(({ text }) => isAddress(text)),
  'a guid is an address unless it says that it is none': (feed) =>
    all(feed, 'guid').every(
      ({ attributes, text }) => attributes === ' isPermaLink="false"' || isAddress(text),
    ),
  'no guid stands twice': (feed) => {
    const guids = all(feed, 'guid').map(({ text }) => text);
    return new Set(guids).size === guids.length;
  },
  'a day of publishing is a date of RFC 822': (feed) =>
    all(feed, 'pubDate').every(({ text }) => DATE.test(text) && !Number.isNaN(Date.parse(text))),
};

/** Rules that a feed breaks, and what of it is no XML. */
export async function feedFaults(fileName: string, xml: string): Promise<readonly string[]> {
  const { errors } = await validateXML({
    xml: { fileName, contents: xml },
    normalization: 'format',
  });
  if (errors.length > 0) return errors.map(({ rawMessage }) => rawMessage);
  const feed = readFeed(xml);
  return Object.entries(RULES).flatMap(([rule, holds]) =>
    holds(feed) ? [] : [`${fileName} breaks a rule: ${rule}`],
  );
}

const ELEMENT = /<(\w+)([^>]*)>([^<]*)<\/\1>/g;
const elementsOf = (xml: string): readonly Element[] =>
  [...xml.matchAll(ELEMENT)].map(([, name = '', attributes = '', text = '']) => ({
    name,
    attributes,
    text,
  }));

function readFeed(xml: string): Feed {
  const root = xml.replace(/^<\?xml[^>]*\?>/, '').trim();
  const items = [...root.matchAll(/<item>(.*?)<\/item>/gs)].map(([, item = '']) =>
    elementsOf(item),
  );
  return { root, channel: elementsOf(root.replaceAll(/<item>.*?<\/item>/gs, '')), items };
}
