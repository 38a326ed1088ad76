import type { Answer } from '../answer.ts';
import { html } from '../markup.ts';
import type { Arrival } from './arrival.ts';

const SHOWN = 200;

/** The page that shows what has arrived, the newest first. */
export function arrivalsPage(arrivals: readonly Arrival[]): Answer {
  const rows = arrivals
    .slice(-SHOWN)
    .toReversed()
    .map(
      ({ at, tracker, name, body, wrong }) =>
        html`<li>
          <h2>${tracker} ${name}</h2>
          <p>${at.slice(11, 19)}${wrong.map((one) => html` · not taken: ${one}`)}</p>
          <pre tabindex="0" aria-label="What arrived">${JSON.stringify(body, null, 2)}</pre>
        </li>`,
    );
  const page = html`<!doctype html>
    <html lang="en-GB">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Trackers</title>
        <link rel="stylesheet" href="/assets/look.css" />
      </head>
      <body>
        <main>
          <h1>Trackers</h1>
          ${
            arrivals.length === 0
              ? html`<p>Nothing has arrived. Nothing does before a visitor says yes.</p>`
              : html`<ul>
                  ${rows}
                </ul>`
          }
          <p><a href="/">Look again</a></p>
        </main>
      </body>
    </html>`;
  return {
    status: 200,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': "default-src 'none'; style-src 'self'; font-src 'self'",
    },
    body: page.text,
  };
}
