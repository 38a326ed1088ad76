import type { Organization } from 'schema-dts';
import type { DomainConfig } from '#web/page-properties.ts';

/** Who sells on this site. */
export const seller = ({
  baseUrl,
  brand,
}: Pick<DomainConfig, 'baseUrl' | 'brand'>): Organization => ({
  '@type': 'Organization',
  '@id': `${baseUrl}/#seller`,
  name: brand.name,
  legalName: brand.legalName,
  telephone: brand.phone,
  url: `${baseUrl}/`,
});
