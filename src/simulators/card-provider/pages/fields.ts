/**
 * The hosted card fields: a page for an iframe of the shop, on the provider's own origin, so that
 * the shop never sees a card. `?origin=` names the shop's origin (one of those configured),
 * `?theme=light|dark` its colours.
 */
import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import * as v from 'valibot';
import { type Answer, jsonAnswer } from '../../answer.ts';
import { assetAnswer } from '../../assets.ts';
import { html } from '../../markup.ts';
import { checkCard } from '../card-check.ts';
import type { Desk } from '../desk.ts';
import { keepCard } from '../tokens.ts';
import { EMPTY_CARD, cardFields } from './card-form.ts';
import { makePage } from './layout.ts';

/**
 * The card fields for a frame in one of the shops. No landmark of its own: the shop's page has
 * them. The hidden button is what makes Enter submit a form of several fields.
 */
export function fieldsPage(shopOrigins: readonly string[], query: URLSearchParams): Answer {
  const asked = query.get('origin');
  const shop = shopOrigins.find((origin) => origin === asked) ?? shopOrigins[0] ?? '';
  const theme = query.get('theme');
  return makePage({
    title: 'Card details',
    script: '/assets/card-fields.ts',
    framedBy: shopOrigins,
    ...((theme === 'light' || theme === 'dark') && { theme }),
    body: html`<div class="framed">
      <form class="form" id="card" data-shop="${shop}" novalidate>
        ${cardFields(EMPTY_CARD, {})}<button hidden>Authorise</button>
      </form>
      <noscript
        ><p>These fields need JavaScript. Use the card provider’s page instead.</p></noscript
      >
    </div>`,
  });
}

/** The fields' script and what it imports, as JavaScript; undefined for any other path. */
export function findScript(path: string): Answer | undefined {
  const file = SCRIPTS[path];
  return (
    file &&
    assetAnswer('text/javascript; charset=utf-8', stripTypeScriptTypes(readFileSync(file, 'utf8')))
  );
}

const SCRIPTS: Record<string, URL> = {
  '/assets/card-fields.ts': new URL('browser/card-fields.ts', import.meta.url),
  '/card-check.ts': new URL('../card-check.ts', import.meta.url),
};

const CardFormSchema = v.object({
  number: v.string(),
  expiry: v.string(),
  code: v.string(),
  holder: v.string(),
});

/** Turns the typed card into a token: `201 { token, brand, lastFour }` or `422 { errors }`. */
export function tokenise(desk: Desk, body: string): Answer {
  const form = v.safeParse(v.pipe(v.string(), v.parseJson(), CardFormSchema), body);
  if (!form.success) return jsonAnswer(400, { message: 'Not a card form' });
  const errors = checkCard(form.output, desk.now().toISOString().slice(0, 10));
  if (Object.keys(errors).length > 0) return jsonAnswer(422, { errors });
  const kept = keepCard(desk, form.output);
  return kept.kind === 'kept'
    ? jsonAnswer(201, kept.summary)
    : jsonAnswer(422, { errors: { number: kept.message } });
}
