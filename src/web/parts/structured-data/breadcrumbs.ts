import type { BreadcrumbList } from 'schema-dts';

type Crumb = { readonly name: string; readonly path: string };

/** The way from the front page to a page, which stands last; `baseUrl` begins addresses. */
export const breadcrumbs = (baseUrl: string, crumbs: readonly Crumb[]): BreadcrumbList => ({
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: baseUrl + path,
  })),
});
