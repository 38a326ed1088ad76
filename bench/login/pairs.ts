import { mannWhitney } from '../../tests/attacks/mann-whitney.ts';
import { makeChance, type Chance } from '../../tests/oracle/chance.ts';
import { quantile, round } from '../search/measure.ts';
import { ask, makeCustomers, type Answer, type Measured } from './ask.ts';

const started =
  '{ __typename ... on LoginStarted { login { id emailAddress codeExpiresAt resendAt } } ... on InvalidInput { errors { code field message } } }';

/** Each way of asking about a mailbox, with what it takes beside the address. */
const WAYS = [
  {
    way: 'startLogin',
    query: `mutation StartLogin($emailAddress: String!) { startLogin(emailAddress: $emailAddress) ${started} }`,
    more: {},
  },
  {
    way: 'registerCustomer',
    query: `mutation Register($emailAddress: String!, $password: String!, $confirmation: String!) { registerCustomer(emailAddress: $emailAddress, password: $password, confirmation: $confirmation) ${started} }`,
    more: { password: 'kettle moss 7', confirmation: 'kettle moss 7' },
  },
  {
    way: 'startPasswordReset',
    query: `mutation Forgotten($emailAddress: String!) { startPasswordReset(emailAddress: $emailAddress) ${started} }`,
    more: {},
  },
] as const;

/** Before anything counts, so that all is compiled. */
const WARM_UP = 30;

/** Asks so many pairs each way, the ways and the two of a pair in drawn order. */
export async function measurePairs(measured: Measured, pairs: number) {
  const chance = makeChance(7);
  const known = Array.from({ length: WARM_UP + pairs }, (_, i) => `mailbox.k${i}@example.com`);
  const unknown = known.map((email) => email.replace('.k', '.u'));
  for (let from = 0; from < known.length; from += 1_000)
    await makeCustomers(measured, known.slice(from, from + 1_000));
  const times = WAYS.map(() => ({ known: [] as number[], unknown: [] as number[], unequal: 0 }));
  for (let i = 0; i < known.length; i += 1) {
    for (const at of shuffled(chance)) {
      const { query, more } = WAYS[at]!;
      const one = async (emailAddress: string): Promise<Answer> =>
        ask(measured.site, query, { emailAddress, ...more });
      // Nothing that was counted, and no row that another left, is in the way of the next.
      await measured.database.deleteFrom('quota').execute();
      const isKnownFirst = chance.odds(0.5);
      const first = await one(isKnownFirst ? known[i]! : unknown[i]!);
      const second = await one(isKnownFirst ? unknown[i]! : known[i]!);
      if (i < WARM_UP) continue;
      const time = times[at]!;
      time.known.push((isKnownFirst ? first : second).ms);
      time.unknown.push((isKnownFirst ? second : first).ms);
      if (sameBytes(first) !== sameBytes(second)) time.unequal += 1;
    }
  }
  return Object.fromEntries(
    WAYS.map(({ way }, at) => {
      const { known: ofKnown, unknown: ofUnknown, unequal } = times[at]!;
      return [
        way,
        {
          pairs: ofKnown.length,
          unequal,
          medianMsKnown: round(quantile(ofKnown, 0.5)),
          medianMsUnknown: round(quantile(ofUnknown, 0.5)),
          p: mannWhitney(ofKnown, ofUnknown),
        },
      ];
    }),
  );
}

/** The places of the ways, in an order that is drawn. */
const shuffled = (chance: Chance): number[] =>
  WAYS.map((_, at) => ({ at, drawn: chance.between(0, 1_000_000) }))
    .toSorted((a, b) => a.drawn - b.drawn)
    .map(({ at }) => at);

/** Another for everybody; a time ends with as many digits as it needs. */
const OWN =
  /"id":"[\w-]+"|"emailAddress":"mailbox\.[ku]\d+@example\.com"|\d{4}-\d\d-\d\dT[\d:.+Z]+/g;
const OWN_HEADERS = new Set(['date', 'content-length']);

/** The answer without ids, times, tokens and the address that was typed. */
const sameBytes = ({ response, text }: Answer): string =>
  JSON.stringify({
    status: response.status,
    headers: [...response.headers]
      .filter(([name]) => !OWN_HEADERS.has(name))
      .map(([name, value]) => [name, name === 'set-cookie' ? value.replace(/=[^;]+/, '=') : value]),
    text: text.replace(OWN, ''),
  });
