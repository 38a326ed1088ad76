/** What pages tell machines in the words of schema.org, read back and checked. */
import Validator from '@adobe/structured-data-validator';
import * as v from 'valibot';
import { readVocabulary } from './vocabulary.ts';

const BLOCK = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs;

const ThingSchema = v.looseObject({ '@type': v.string() });
const GraphSchema = v.object({
  '@context': v.literal('https://schema.org'),
  '@graph': v.pipe(v.array(ThingSchema), v.minLength(1)),
});
type Thing = v.InferOutput<typeof ThingSchema>;

/** Things of a page. Throws when a block is no graph of them. */
export const thingsOf = (html: string): readonly Thing[] =>
  [...html.matchAll(BLOCK)].flatMap(
    ([, json = '']) => v.parse(GraphSchema, JSON.parse(json))['@graph'],
  );

const validator = new Validator(readVocabulary());

/**
 * What is wrong with the things of a page: what Google's rich results refuse, and classes and
 * properties that schema.org does not have. What Google would like besides (colours and sizes of a
 * product) is no fault.
 */
export async function thingFaults(path: string, html: string): Promise<readonly string[]> {
  const jsonld = Object.groupBy(thingsOf(html), (thing) => thing['@type']);
  const issues = await validator.validate({
    jsonld: Object.fromEntries(
      Object.entries(jsonld).map(([type, things]) => [type, things ?? []]),
    ),
  });
  return issues
    .filter(({ severity, errorType }) => severity === 'ERROR' || errorType === 'schemaOrg')
    .map((issue) => {
      const place = issue.path.map(({ type, property }) => property ?? type).join('.');
      return `${path}, ${place}: ${issue.issueMessage}`;
    });
}

const OfferedSchema = v.object({
  offers: v.object({
    price: v.string(),
    priceCurrency: v.string(),
    validFrom: v.pipe(v.string(), v.isoTimestamp()),
    validThrough: v.pipe(v.string(), v.isoTimestamp()),
  }),
});
type Offer = v.InferOutput<typeof OfferedSchema>['offers'];

/** What the product of a page is offered for; nothing where there is none. */
export function offerOf(html: string): Offer | undefined {
  const product = thingsOf(html).find((thing) => thing['@type'] === 'Product');
  return product && v.parse(OfferedSchema, product).offers;
}

/** Its price, `GBP 1234.00`. */
export function offeredFor(html: string): string | undefined {
  const offer = offerOf(html);
  return offer && `${offer.priceCurrency} ${offer.price}`;
}
