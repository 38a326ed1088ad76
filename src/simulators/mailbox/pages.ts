/** The pages on which the mail is read. */
import { type Answer, notFound } from '../answer.ts';
import { type Markup, html } from '../markup.ts';
import type { ReceivedMail, Post } from './post.ts';

export function listPage(post: Post): Answer {
  const mails = post.mails.all().reverse();
  const rows = mails.map(
    (mail) =>
      html`<li>
        <a class="mail" href="/messages/${mail.id}"
          ><span class="subject">${mail.subject || 'No subject'}</span
          ><span class="quiet">To ${mail.to.join(', ')}</span
          ><span class="quiet when">${timeText(mail.receivedAt)}</span></a
        >
      </li>`,
  );
  return makePage(
    'Mailbox',
    html`<h1>Mailbox</h1>
      <div class="opens">
        ${
          mails.length === 0
            ? html`<p>No mail yet. Everything the shop sends arrives here.</p>`
            : html`<ul class="mails">
                ${rows}
              </ul>`
        }
        <p><a href="/">Look again</a></p>
      </div>`,
  );
}

/** One mail: its heads, its attachments, and its HTML or plain-text part. */
export function mailPage(post: Post, id: string, view: string | null): Answer {
  const mail = post.mails.find(id);
  if (!mail) return notFound;
  const isText = view === 'text' || mail.html === '';
  const body = isText
    ? html`<pre class="letter" tabindex="0" aria-label="The mail as plain text">${mail.text}</pre>`
    : html`<iframe
        class="letter"
        title="The mail"
        src="/messages/${id}/html"
        sandbox="allow-popups allow-popups-to-escape-sandbox"
      ></iframe>`;
  return makePage(
    mail.subject,
    html`<p><a href="/">All mail</a></p>
      <h1>${mail.subject || 'No subject'}</h1>
      <dl class="facts">
        ${fact('From', mail.from)}${fact('To', mail.to.join(', '))}${fact('Received', timeText(mail.receivedAt))}
      </dl>
      ${attachmentList(mail)}
      <nav class="views" aria-label="Parts of the mail">
        ${viewLink(id, '', 'As sent', !isText)}${viewLink(id, '?view=text', 'Plain text', isText)}
      </nav>
      ${body}`,
  );
}

/** The HTML part by itself, for the frame: it runs nothing and fetches nothing. */
export function mailHtml(post: Post, id: string): Answer {
  const mail = post.mails.find(id);
  if (!mail) return notFound;
  return {
    status: 200,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy':
        "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox",
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    },
    body: `<base target="_blank">${mail.html}`,
  };
}

export function attachment(post: Post, id: string, place: string): Answer {
  const kept = post.attachments.find(`${id}/${place}`);
  if (!kept) return notFound;
  return {
    status: 200,
    headers: {
      'content-type': kept.mimeType,
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(kept.filename)}`,
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    },
    body: Buffer.from(kept.base64, 'base64'),
  };
}

const fact = (name: string, value: string): Markup =>
  html`<div>
    <dt>${name}</dt>
    <dd>${value}</dd>
  </div>`;

const viewLink = (id: string, query: string, label: string, isCurrent: boolean): Markup =>
  html`<a href="/messages/${id}${query}" ${isCurrent ? html` aria-current="page"` : undefined}
    >${label}</a
  >`;

function attachmentList(mail: ReceivedMail): Markup | undefined {
  if (mail.attachments.length === 0) return undefined;
  const rows = mail.attachments.map(
    ({ filename, bytes }, place) =>
      html`<li>
        <a href="/messages/${mail.id}/attachments/${place}" download>${filename}</a>
        <span class="quiet">${Math.ceil(bytes / 1024)} kB</span>
      </li>`,
  );
  return html`<section class="opens" aria-labelledby="attached">
    <h2 id="attached">Attached</h2>
    <ul class="attached">
      ${rows}
    </ul>
  </section>`;
}

const TIME = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'Europe/London',
});
const timeText = (at: string): string => TIME.format(new Date(at));

function makePage(title: string, body: Markup): Answer {
  const page = html`<!doctype html>
    <html lang="en-GB">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="/assets/look.css" />
        <link rel="stylesheet" href="/assets/mailbox.css" />
      </head>
      <body>
        <header class="notice">
          A demonstration mailbox. Mail stays on this machine; nothing is sent on.
        </header>
        <main class="sheet desk">${body}</main>
      </body>
    </html> `;
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy':
      "default-src 'none'; style-src 'self'; font-src 'self'; img-src data:; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
  };
  return { status: 200, headers, body: page.text };
}
