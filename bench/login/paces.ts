import * as v from 'valibot';
import { makeLoginCode } from '#server/account/login-code.ts';
import { hashPassword } from '#server/login/password/password-hash.ts';
import { makeCriteria } from '#testing/api-purchase.ts';
import { quantile, round } from '../search/measure.ts';
import { ask, makeCustomers, type Measured } from './ask.ts';

const START =
  'mutation StartLogin($emailAddress: String!) { startLogin(emailAddress: $emailAddress) { __typename ... on LoginStarted { login { id } } } }';
const FINISH =
  'mutation FinishLogin($loginId: ID!, $code: String!) { finishLogin(loginId: $loginId, code: $code) { __typename } }';
const LOG_IN =
  'mutation LogIn($emailAddress: String!, $password: String!) { logIn(emailAddress: $emailAddress, password: $password) { __typename } }';
const SEARCH =
  'query Search($criteria: SearchCriteriaInput!) { packageSearchResults(criteria: $criteria) { packages { hotelQuoteId flightQuoteId hotel { id name } price { total { amount currencyCode } } } } }';

const PASSWORD = 'kettle moss 7';
const CUSTOMERS = 500;
/** As many at once as there are browsers that wait. */
const AT_ONCE = 8;

/**
 * Logins a second, by code (asked for and typed) and by password, and what searches take alone and
 * while passwords are hashed without a pause.
 */
export async function measurePaces(measured: Measured, seconds: number) {
  const emails = Array.from({ length: CUSTOMERS }, (_, i) => `pace${i}@example.com`);
  await makeCustomers(measured, emails, await hashPassword(PASSWORD));
  let next = 0;
  const email = (): string => emails[next++ % CUSTOMERS]!;
  const uncount = setInterval(() => void measured.database.deleteFrom('quota').execute(), 250);
  try {
    const byCode = () => logInByCode(measured, email());
    const byPassword = () => logInByPassword(measured, email());
    const search = () => searchOnce(measured);
    await repeat(search, 2, seconds / 4);
    const alone = await repeat(search, 2, seconds);
    const [whileHashing, hashed] = await Promise.all([
      repeat(search, 2, seconds),
      repeat(byPassword, AT_ONCE, seconds),
    ]);
    const codes = await repeat(byCode, AT_ONCE, seconds);
    const passwords = await repeat(byPassword, AT_ONCE, seconds);
    return {
      loginsASecond: {
        code: round(codes.length / seconds),
        password: round(passwords.length / seconds),
      },
      search: {
        p99MsAlone: p99(alone),
        p99MsWhileHashing: p99(whileHashing),
        times: round(p99(whileHashing) / p99(alone)),
        passwordsASecondMeanwhile: round(hashed.length / seconds),
      },
    };
  } finally {
    clearInterval(uncount);
  }
}

/** Does something again and again, so many at once; the milliseconds of each that was finished. */
async function repeat(
  act: () => Promise<void>,
  atOnce: number,
  seconds: number,
): Promise<readonly number[]> {
  const until = performance.now() + seconds * 1_000;
  const times: number[] = [];
  const one = async (): Promise<void> => {
    while (performance.now() < until) {
      const from = performance.now();
      await act();
      times.push(performance.now() - from);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, one));
  return times;
}

const p99 = (times: readonly number[]): number => round(quantile(times, 0.99));

const Started = v.object({
  data: v.object({ startLogin: v.object({ login: v.object({ id: v.string() }) }) }),
});

async function logInByCode({ site, secret }: Measured, emailAddress: string): Promise<void> {
  const { response, text } = await ask(site, START, { emailAddress });
  const { id: loginId } = v.parse(Started, JSON.parse(text)).data.startLogin.login;
  const cookie = response.headers.getSetCookie()[0]!.split(';')[0]!;
  const code = makeLoginCode(secret, loginId, 1);
  isIn((await ask(site, FINISH, { loginId, code }, cookie)).text);
}

async function logInByPassword({ site }: Measured, emailAddress: string): Promise<void> {
  isIn((await ask(site, LOG_IN, { emailAddress, password: PASSWORD })).text);
}

function isIn(text: string): void {
  if (!text.includes('"LoggedIn"')) throw new Error(text);
}

async function searchOnce({ site }: Measured): Promise<void> {
  const { response, text } = await ask(site, SEARCH, { criteria: makeCriteria() });
  if (response.status !== 200) throw new Error(text);
}
