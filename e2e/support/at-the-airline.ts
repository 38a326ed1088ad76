/** A passenger who books with the airline itself, by the card that we have opened. */
import * as v from 'valibot';
import { parseFlightQuoteId } from '#domain/holiday/quote-id.ts';
import { askSimulator } from '#testing/simulator-control.ts';

const AnswerSchema = v.object({
  kind: v.string(),
  reference: v.optional(v.string()),
  price: v.optional(v.number()),
});
const BooksSchema = v.object({
  issuedCards: v.array(v.object({ id: v.string(), limit: v.object({ value: v.number() }) })),
});

/** Books the flights of a deal for these people, pays with the newest card; the reference. */
export async function bookAtAirline(
  dealUrl: string,
  { lastNames, airline }: { readonly lastNames: readonly string[]; readonly airline: string },
): Promise<string> {
  const id = new URL(dealUrl).pathname.split('/').at(-1)!;
  const flight = parseFlightQuoteId(id);
  if (!flight) throw new Error(`no flights: ${id}`);
  const { outbound, inbound } = flight;
  const request = {
    outbound,
    inbound,
    seats: lastNames.length,
    infants: 0,
    holdBags: 0,
    travellers: lastNames.map((lastName) => ({ lastName })),
  };
  const cards = process.env['E2E_CARD_PROVIDER'];
  const { issuedCards } = v.parse(
    BooksSchema,
    await (await askSimulator(`${cards}/_books`)).json(),
  );
  const card = issuedCards.at(-1)!;
  await askSimulator(`${cards}/_uses`, {
    method: 'POST',
    body: JSON.stringify({
      cardId: card.id,
      merchant: airline,
      amount: { value: card.limit.value, currency: 'GBP' },
    }),
  });
  const ask = async (key: string, price: number) =>
    v.parse(
      AnswerSchema,
      await (
        await fetch(`${process.env['E2E_SUPPLIERS']}/flights/book`, {
          method: 'POST',
          body: JSON.stringify({ ...request, key, price }),
        })
      ).json(),
    );
  const first = await ask(`passenger-${Date.now()}`, card.limit.value);
  const { reference } =
    first.kind === 'price_changed' ? await ask(`passenger-${Date.now()}-2`, first.price!) : first;
  if (!reference) throw new Error(`the airline answers ${first.kind}`);
  return reference;
}
