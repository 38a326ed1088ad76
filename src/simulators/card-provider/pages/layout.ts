/** The frame of every page of the card provider. */
import type { Answer } from '../../answer.ts';
import { type Markup, html } from '../../markup.ts';

type Page = {
  readonly title: string;
  readonly body: Markup;
  readonly status?: number;
  readonly theme?: 'light' | 'dark';
  /** Address of the page's script; pages without one run none. */
  readonly script?: string;
  /** Origins that may frame the page; none when it is a page of its own. */
  readonly framedBy?: readonly string[];
  /** Origins that the page's form leads to, beside its own. */
  readonly leadsTo?: readonly string[];
};

export function makePage(page: Page): Answer {
  const document = html`<!doctype html>
    <html lang="en-GB" ${page.theme && html` data-theme="${page.theme}"`}>
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${page.title}</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="/assets/look.css" />
        ${page.script && html`<script type="module" src="${page.script}"></script>`}
      </head>
      <body>
        ${page.body}
      </body>
    </html> `;
  return { status: page.status ?? 200, headers: headersOf(page), body: document.text };
}

/** The strip that says what kind of place this is. */
export const demonstrationNotice = html`<header class="notice">
  A demonstration of a card provider. No money moves, and only test cards are taken.
</header>`;

const headersOf = (page: Page): Record<string, string> => ({
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'content-security-policy': [
    "default-src 'none'",
    "style-src 'self'",
    "font-src 'self'",
    'img-src data:',
    ...(page.script ? ["script-src 'self'", "connect-src 'self'"] : []),
    ['form-action', "'self'", ...(page.leadsTo ?? [])].join(' '),
    "base-uri 'none'",
    ['frame-ancestors', ...(page.framedBy ?? ["'none'"])].join(' '),
  ].join('; '),
});
