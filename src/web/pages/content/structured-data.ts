import type { Article, FAQPage, Thing } from 'schema-dts';
import { blockWords, runWords, sectionsOf } from '#domain/content/sections.ts';
import type { RequestProperties } from '#web/page-properties.ts';
import { breadcrumbs } from '#web/parts/structured-data/breadcrumbs.ts';
import { seller } from '#web/parts/structured-data/seller.ts';
import { routes } from '#web/routes.ts';
import type { ContentPageQuery } from './query.generated.ts';

type Page = NonNullable<ContentPageQuery['contentPage']>;
type Site = RequestProperties['domainConfig'];

/** A guide as an article, questions with their answers, and the way to any page of content. */
export function contentThings(
  { page }: { readonly page: Page | undefined },
  { domainConfig: site }: Pick<RequestProperties, 'domainConfig'>,
): readonly Thing[] {
  if (!page) return [];
  const isGuide = page.slug.startsWith('guides/');
  const crumbs = [
    { name: site.brand.name, path: routes.home.href() },
    ...(isGuide ? [{ name: 'Guides', path: routes.guides.href() }] : []),
    { name: page.title, path: `/${page.slug}` },
  ];
  return [
    breadcrumbs(site.baseUrl, crumbs),
    ...(isGuide ? [articleOf(page, site)] : []),
    ...questionsOf(page),
  ];
}

const articleOf = ({ slug, title, description, changed, poster }: Page, site: Site): Article => ({
  '@type': 'Article',
  headline: title,
  description,
  url: `${site.baseUrl}/${slug}`,
  dateModified: changed,
  inLanguage: site.locale,
  ...(poster && { image: site.baseUrl + poster.url }),
  author: seller(site),
  publisher: seller(site),
});

/** Sections that ask something, with what stands below: none when it is less than two. */
function questionsOf({ blocks }: Page): readonly FAQPage[] {
  const asked = sectionsOf(blocks).flatMap(({ heading, blocks: below }) => {
    const name = heading && runWords(heading.of);
    return name?.endsWith('?') && below.length > 0
      ? [{ name, text: below.map(blockWords).join(' ') }]
      : [];
  });
  if (asked.length < 2) return [];
  return [
    {
      '@type': 'FAQPage',
      mainEntity: asked.map(({ name, text }) => ({
        '@type': 'Question',
        name,
        acceptedAnswer: { '@type': 'Answer', text },
      })),
    },
  ];
}
