import { money } from '#domain/money.ts';
import type {
  ContentComparisonQuery,
  ContentPageQuery,
} from '#web/pages/content/query.generated.ts';
import type { HelpPageQuery } from '#web/pages/help/query.generated.ts';
import { CONTENT_PAGES } from '#web/routes.ts';

const words = (text: string) => [{ kind: 'text', text }] as const;

/** Two sections, with a link to the front page, as every page of these tests has them. */
const blocks = [
  { kind: 'text', of: words('What it is about.') },
  { kind: 'heading', level: 2, id: 'first', of: words('First') },
  {
    kind: 'text',
    of: [{ kind: 'link', href: '/', of: words('Search for a holiday') }],
  },
  { kind: 'heading', level: 2, id: 'second', of: words('Second') },
] as const;

const rail = [
  { kind: 'heading', level: 2, id: 'help', of: words('Help') },
  {
    kind: 'list',
    isOrdered: false,
    items: [[{ kind: 'link', href: '/faqs', of: words('Questions and answers') }]],
  },
] as const;

const SLUGS = [...CONTENT_PAGES, 'holidays/group', 'help', 'guides/warm-sea'];

/** The page of a slug of the site; nothing for any other. */
export const contentPageAnswer = (slug: string): ContentPageQuery => ({
  contentPage: SLUGS.includes(slug)
    ? {
        slug,
        title: `About ${slug}`,
        description: `What is said of ${slug}.`,
        checked: '2026-11-22',
        changed: '2026-11-22T08:00:00Z',
        sources: [{ what: 'A law of 2018', href: 'https://www.legislation.gov.uk/' }],
        poster: null,
        blocks: [...blocks],
        rail: [...rail],
        hasError: false,
        errorStatusCode: null,
      }
    : null,
});

export const writtenPages = SLUGS.map((slug) => ({
  slug,
  title: `About ${slug}`,
  description: '',
  minutes: 2,
  poster: null,
}));

/** One part is found of "bags", nothing of any other question. */
export const helpPageAnswer = (text: string): HelpPageQuery => ({
  contentEntries: [],
  contentPage: contentPageAnswer('help').contentPage,
  contentPages: writtenPages,
  contentSearch:
    text === 'bags'
      ? [
          {
            slug: 'holidays/perks',
            title: 'What’s included?',
            heading: 'Bags',
            headingId: 'bags',
            excerpt: 'Every deal says which bags are included.',
          },
        ]
      : [],
});

/** Majorca: each month from January 2027, £300 for two in the first and £10 more in each next. */
export const contentComparison = (): ContentComparisonQuery => ({
  destinationById: { label: 'Majorca' },
  placeGuide: {
    climates: [
      {
        months: Array.from({ length: 12 }, (_, at) => ({
          air: 12 + at,
          sea: 10 + at,
          sun: 5,
          rainDays: 12 - at,
        })),
      },
    ],
  },
  cheapestMonths: {
    months: Array.from({ length: 12 }, (_, at) => {
      const month = `2027-${String(at + 1).padStart(2, '0')}`;
      const total = 30_000 + at * 1_000;
      return {
        month,
        departureDate: `${month}-05`,
        numberOfNights: 7,
        hotelQuoteId: `h${at + 1}`,
        flightQuoteId: 'f1',
        total: money(total, 'GBP'),
        perPerson: money(total / 2, 'GBP'),
      };
    }),
  },
});
