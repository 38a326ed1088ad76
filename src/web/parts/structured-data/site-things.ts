import type { Thing } from 'schema-dts';
import type { RequestProperties } from '#web/page-properties.ts';
import { seller } from './seller.ts';

/** The site, and who sells on it. */
export const siteThings = (
  _loaded: unknown,
  { domainConfig }: Pick<RequestProperties, 'domainConfig'>,
): readonly Thing[] => {
  const { baseUrl, brand, locale } = domainConfig;
  const organisation = seller(domainConfig);
  return [
    organisation,
    {
      '@type': 'WebSite',
      name: brand.name,
      url: `${baseUrl}/`,
      inLanguage: locale,
      publisher: { '@id': `${baseUrl}/#seller` },
    },
  ];
};
