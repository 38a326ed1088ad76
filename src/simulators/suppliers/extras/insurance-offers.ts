import * as v from 'valibot';
import type { ExtraOffer } from './extra-offer.ts';
import { coversFor } from './insurance-covers.ts';

const InsuranceSchema = v.object({
  country: v.string(),
  residence: v.string(),
  from: v.string(),
  to: v.string(),
  adults: v.number(),
  children: v.number(),
  infants: v.number(),
});

const COUNTRIES =
  'AD AL AT BE BG CH CY CZ DE DK ES FI FR GI GR HR HU IE IS IT ME MT NL NO PL PT SE SI TR';
const EUROPE = new Set(COUNTRIES.split(' '));

/** Prices are for the party and the whole journey; the documents stand at `origin`. */
export function insuranceOffers(body: unknown, origin: string): ExtraOffer[] {
  const { country, residence, from, to, adults, children } = v.parse(InsuranceSchema, body);
  const days = Math.max(1, Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000) + 1);
  const person = (EUROPE.has(country) ? 780 : 1_480) + days * (EUROPE.has(country) ? 62 : 118);
  const price = (factor: number) =>
    Math.round((person * factor * (adults + children * 0.55)) / 10) * 10;
  return coversFor(residence).map(({ id, name, factor, medical, cancelling, bags, more }) => ({
    title: `${name} cover`,
    description: `Medical costs up to ${medical}, cancellation up to ${cancelling} each, bags up to ${bags} each${more === undefined ? '' : `, ${more}`}.`,
    price: price(factor),
    documents: [
      { title: 'Policy wording', url: documentUrl(origin, `${id}-wording-${residence}`) },
      {
        title: 'Insurance product information',
        url: documentUrl(origin, `${id}-summary-${residence}`),
      },
    ],
  }));
}

const documentUrl = (origin: string, name: string): string =>
  `${origin}/insurance/documents/${name}`;
