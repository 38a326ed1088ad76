import { expect, test } from 'vitest';
import type { ContentBlock } from '#domain/content/blocks.ts';
import { requestPage } from '#web/testing/request-page.ts';

const words = (text: string) => [{ kind: 'text', text }] as const;

const below = (id: string, slugs: readonly string[]): ContentBlock[] => [
  { kind: 'heading', level: 2, id, of: words(`About ${id}`) },
  {
    kind: 'list',
    isOrdered: false,
    items: slugs.map((slug) => [{ kind: 'link', href: `/guides/${slug}`, of: words(slug) }]),
  },
];

const guide = (slug: string) => ({
  slug: `guides/${slug}`,
  title: `Guide to ${slug}`,
  description: '',
  minutes: 1,
  poster: null,
});

const headings = async (list: ContentBlock[], slugs: readonly string[]) => {
  const { html } = await requestPage('/guides', {
    answers: {
      GuidesPage: () => ({ contentEntries: list, contentPages: slugs.map(guide) }),
    },
  });
  return [...html.matchAll(/<h[23][^>]*>(?:<a[^>]*>)?([^<]*)/g)].map(([, text]) => text);
};

test('guides are in the groups and the order of their list; those it does not name come last', async () => {
  const list = [...below('money', ['tax', 'cards', 'gone']), ...below('empty', ['gone'])];
  expect(await headings(list, ['cards', 'extra', 'tax'])).toEqual(
    expect.arrayContaining([
      'About money',
      'Guide to tax',
      'Guide to cards',
      'More guides',
      'Guide to extra',
    ]),
  );
  expect((await headings(list, ['cards'])).join()).not.toMatch(/More guides|About empty/);
});

test('where the list cannot be read every guide is there all the same', async () => {
  expect(await headings([], ['cards', 'tax'])).toEqual(
    expect.arrayContaining(['All guides', 'Guide to cards', 'Guide to tax']),
  );
});
