import { expect } from '@playwright/test';
import * as v from 'valibot';
import { askSimulator } from '#testing/simulator-control.ts';

const MessagesSchema = v.array(
  v.object({
    to: v.array(v.string()),
    subject: v.string(),
    text: v.string(),
    attachments: v.array(
      v.object({ filename: v.string(), mimeType: v.string(), bytes: v.number() }),
    ),
  }),
);
export type Mail = v.InferOutput<typeof MessagesSchema>[number];

/** The last of so many mails to an address whose subject says this, once they have come. */
export async function mailTo(email: string, subject = /./, number = 1): Promise<Mail> {
  let found: Mail[] = [];
  await expect
    .poll(
      async () => {
        found = (await readMailbox()).filter(
          (mail) => mail.to.includes(email) && subject.test(mail.subject),
        );
        return found.length;
      },
      { message: `a mail to ${email}` },
    )
    .toBe(number);
  return found[number - 1]!;
}

async function readMailbox(): Promise<Mail[]> {
  const response = await askSimulator(`${process.env['E2E_MAILBOX'] ?? ''}/_messages`);
  return v.parse(MessagesSchema, await response.json());
}

/** An address that no earlier journey has written to. */
export const freshEmail = (name: string): string =>
  `${name}.${crypto.randomUUID().slice(0, 8)}@example.com`;
