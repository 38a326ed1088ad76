import * as v from 'valibot';
import type { ExtraOffer } from './extra-offer.ts';

const InsuranceSchema = v.object({
  country: v.string(),
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
  const { country, from, to, adults, children } = v.parse(InsuranceSchema, body);
  const days = Math.max(1, Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000) + 1);
  const person = (EUROPE.has(country) ? 780 : 1_480) + days * (EUROPE.has(country) ? 62 : 118);
  const price = (factor: number) =>
    Math.round((person * factor * (adults + children * 0.55)) / 10) * 10;
  const documents = (cover: string) => [
    { title: 'Policy wording', url: `${origin}/insurance/documents/${cover}-wording` },
    {
      title: 'Insurance product information',
      url: `${origin}/insurance/documents/${cover}-summary`,
    },
  ];
  return [
    {
      title: 'Essential cover',
      description:
        'Medical costs up to £5 million, cancellation up to £1,000 each, bags up to £500 each.',
      price: price(1),
      documents: documents('essential'),
    },
    {
      title: 'Classic cover',
      description:
        'Medical costs up to £10 million, cancellation up to £3,000 each, bags up to £1,500 each.',
      price: price(1.45),
      documents: documents('classic'),
    },
    {
      title: 'Premier cover',
      description:
        'Medical costs up to £15 million, cancellation up to £7,500 each, bags up to £3,000 each, missed departure.',
      price: price(2.05),
      documents: documents('premier'),
    },
  ];
}
