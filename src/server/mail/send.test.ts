import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startMailbox } from '#simulators/mailbox/start.ts';
import { askSimulator, CONTROL_KEY } from '#testing/simulator-control.ts';
import { type MailTransport, closeMailTransport, openMailTransport, sendMail } from './send.ts';

let directory: string;
let mailbox: Awaited<ReturnType<typeof startMailbox>>;
let transport: MailTransport;

const mail = {
  outboxId: '01J9',
  to: 'sarah@example.com',
  subject: 'You’re going to Port de Sóller',
  html: '<p>Total <b>£2,822.40</b></p>',
  text: 'Total £2,822.40',
  attachments: [
    {
      filename: 'Confirmation HM7K42QD.pdf',
      contentType: 'application/pdf',
      content: Buffer.from('%PDF-1.7 é'),
    },
  ],
};

beforeEach(async () => {
  directory = mkdtempSync(join(tmpdir(), 'mailbox-'));
  mailbox = await startMailbox({
    port: 0,
    smtpPort: 0,
    dataDirectory: directory,
    controlKey: CONTROL_KEY,
  });
  transport = openMailTransport({
    smtpUrl: mailbox.smtpUrl,
    from: 'Holidaymaker <bookings@holidaymaker.example>',
    messageDomain: 'holidaymaker.example',
  });
});
afterEach(async () => {
  closeMailTransport(transport);
  await mailbox.close();
  rmSync(directory, { recursive: true });
});

test('a mail arrives with both parts and its attachment, under the message id of its outbox row [I7]', async () => {
  expect(await sendMail(transport, mail)).toEqual({ messageId: '<01J9@holidaymaker.example>' });
  await sendMail(transport, mail);
  const received = await messages();
  expect(received).toHaveLength(2);
  expect(received[0]).toMatchObject({
    to: ['sarah@example.com'],
    subject: mail.subject,
    from: 'Holidaymaker',
    messageId: '<01J9@holidaymaker.example>',
  });
  expect(received[0].text).toContain('£2,822.40');
  expect(received[0].html).toContain('<b>£2,822.40</b>');
  expect(received[1].messageId).toBe(received[0].messageId);
  const attached = await fetch(`${mailbox.url}/messages/${received[0].id}/attachments/0`);
  expect(attached.headers.get('content-disposition')).toContain('attachment');
  expect(await attached.text()).toBe('%PDF-1.7 é');
});

test('the mailbox survives a restart', async () => {
  await sendMail(transport, mail);
  await mailbox.close();
  mailbox = await startMailbox({
    port: 0,
    smtpPort: 0,
    dataDirectory: directory,
    controlKey: CONTROL_KEY,
  });
  expect(await messages()).toMatchObject([{ subject: mail.subject }]);
});

test('a mail server that fails is told as a failure [F-15]', async () => {
  const rules = [{ call: 'mail', kind: 'error-before', probability: 1, times: 1, seed: 1 }];
  await askSimulator(`${mailbox.url}/_faults`, { method: 'PUT', body: JSON.stringify(rules) });
  await expect(sendMail(transport, mail)).rejects.toThrow('451');
  expect(await messages()).toEqual([]);
  await sendMail(transport, mail);
  expect(await messages()).toHaveLength(1);
});

test('the page shows mail without running or fetching anything of it [F-38]', async () => {
  await sendMail(transport, {
    ...mail,
    subject: '<script>alert(1)</script>',
    html: '<script>alert(1)</script>',
  });
  const [received] = await messages();
  const list = await fetch(`${mailbox.url}/`).then((response) => response.text());
  expect(list).not.toContain('<script>');
  expect(list).toContain('&#60;script&#62;');
  const frame = await fetch(`${mailbox.url}/messages/${received.id}/html`);
  const policy = frame.headers.get('content-security-policy') ?? '';
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain('sandbox');
  expect(policy).not.toContain('allow-scripts');
});

const messages = async () => (await askSimulator(`${mailbox.url}/_messages`)).json();
