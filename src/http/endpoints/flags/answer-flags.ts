/** `POST /api/flags` (FLAG-01, FLAG-02): how each flag stands for one visitor. */
import * as v from 'valibot';
import { allocationOf } from '#domain/market/allocation.ts';
import { NO_STORE } from '#http/security-headers.ts';
import type { WebContext } from '#server/composition/web-context.ts';

const LONGEST = 100;

const AskedSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    rememberToken: v.nullish(v.pipe(v.string(), v.maxLength(LONGEST))),
    allocation: v.nullish(v.pipe(v.union([v.string(), v.number()]), v.toNumber())),
    brand: v.pipe(v.string(), v.maxLength(LONGEST)),
  }),
);

/**
 * A map of flags. It is empty while nobody has said how they stand, and with 400 for a body that
 * cannot be read.
 */
export async function answerFlags(
  { flags, log }: Pick<WebContext, 'flags' | 'log'>,
  request: Request,
): Promise<Response> {
  const asked = v.safeParse(AskedSchema, await request.text());
  if (!asked.success) return answer({}, 400);
  if (!flags.isKnown()) return answer({});
  const { rememberToken, allocation, brand } = asked.output;
  const token = rememberToken ?? undefined;
  try {
    return answer(
      flags.of({
        rememberToken: token,
        allocation: allocation ?? (token === undefined ? undefined : allocationOf(token)),
        brand,
      }),
    );
  } catch (err) {
    log.error({ err }, 'flags could not be told');
    return answer({});
  }
}

const answer = (flags: Readonly<Record<string, boolean>>, status = 200): Response =>
  Response.json(flags, { status, headers: { 'cache-control': NO_STORE } });
