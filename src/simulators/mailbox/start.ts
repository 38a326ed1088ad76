/**
 * Starts the mailbox: takes mail over SMTP, shows it on a page, and lists it as JSON for tests and
 * the auditor.
 */
import { readFileSync } from 'node:fs';
import { type IncomingMessage, createServer } from 'node:http';
import type { AddressInfo, Server } from 'node:net';
import { type Answer, jsonAnswer, notFound, sendAnswer } from '../answer.ts';
import { assetAnswer, findAsset } from '../assets.ts';
import { openBooks } from '../books.ts';
import { refuseControl } from '../control-key.ts';
import { makeFaults } from '../faults.ts';
import { attachment, listPage, mailHtml, mailPage } from './pages.ts';
import { type Post, openPost } from './post.ts';
import { makeSmtpServer } from './smtp.ts';

export type MailboxSettings = {
  /** Port of the pages; 0 takes any free one. */
  readonly port: number;
  /** Port for SMTP; 0 takes any free one. */
  readonly smtpPort: number;
  readonly host?: string;
  readonly dataDirectory: string;
  readonly now?: () => Date;
  /** Opens the control addresses; without it nothing does. */
  readonly controlKey?: string | undefined;
};

export async function startMailbox(
  settings: MailboxSettings,
): Promise<{ readonly url: string; readonly smtpUrl: string; close(): Promise<void> }> {
  const { host = '127.0.0.1', now = () => new Date() } = settings;
  const books = openBooks(settings.dataDirectory, 'mailbox');
  const post = openPost(books);
  const faults = makeFaults();
  const smtp = makeSmtpServer(post, faults, now);
  const pages = createServer((request, response) => {
    const refusal = refuseControl(request, settings.controlKey);
    if (refusal) return sendAnswer(response, refusal);
    faults.handleControl(request, response).then(
      (isControl) => isControl || sendAnswer(response, answerPage(post, request)),
      (error: unknown) => response.destroy(error instanceof Error ? error : undefined),
    );
  });
  const smtpPort = await listen(smtp.server, settings.smtpPort, host);
  const port = await listen(pages, settings.port, host);
  return {
    url: `http://${host}:${port}`,
    smtpUrl: `smtp://${host}:${smtpPort}`,
    async close() {
      pages.closeAllConnections();
      await Promise.all([
        new Promise<void>((resolve) => smtp.close(() => resolve())),
        new Promise((resolve) => pages.close(resolve)),
      ]);
      books.close();
    },
  };
}

async function listen(server: Server, port: number, host: string): Promise<number> {
  await new Promise<void>((resolve, reject) =>
    server.once('error', reject).listen(port, host, resolve),
  );
  const address = server.address();
  if (!isTcp(address)) throw new Error('the mailbox has no port');
  return address.port;
}

const isTcp = (address: AddressInfo | string | null): address is AddressInfo =>
  typeof address === 'object' && address !== null;

function answerPage(post: Post, request: IncomingMessage): Answer {
  const url = new URL(request.url ?? '/', 'http://mailbox');
  const [, section, id = '', part, place = ''] = url.pathname.split('/');
  if (request.method !== 'GET') return notFound;
  if (url.pathname === '/') return listPage(post);
  if (url.pathname === '/_messages') return jsonAnswer(200, post.mails.all());
  if (url.pathname === '/assets/mailbox.css')
    return assetAnswer(
      'text/css; charset=utf-8',
      readFileSync(new URL('mailbox.css', import.meta.url)),
    );
  if (section !== 'messages') return findAsset(url.pathname) ?? notFound;
  if (part === undefined) return mailPage(post, id, url.searchParams.get('view'));
  if (part === 'html') return mailHtml(post, id);
  return part === 'attachments' ? attachment(post, id, place) : notFound;
}
