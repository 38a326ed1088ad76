/** The letters about what visitors ask us for: a quote for a group, news of cruises. */
import type { Letter } from './letter.ts';

type Brand = Letter['brand'];

type Asked = {
  readonly reference: string;
  readonly name: string;
  readonly message: string;
  readonly rows: readonly { readonly label: string; readonly value: string }[];
};

/** To the shop's own people. */
export const makeGroupQuoteLetter = (brand: Brand, asked: Asked): Letter => ({
  brand,
  subject: `Group quote ${asked.reference}`,
  preview: `${asked.name} asks for a quote.`,
  heading: 'A group asks for a quote',
  paragraphs: asked.message === '' ? [] : [asked.message],
  label: { name: 'Reference', value: asked.reference },
  sections: [{ title: 'What they ask for', rows: [...asked.rows] }],
});

/** To whoever asked: what we have taken down, so that a slip is seen at once. */
export const makeGroupQuoteAskedLetter = (brand: Brand, asked: Asked): Letter => ({
  brand,
  subject: `Your group quote ${asked.reference}`,
  preview: 'We have what you’ve asked for.',
  heading: 'Thank you, we’re working on your quote',
  paragraphs: [
    `Our group team will ask the airlines and hotels, and write back to this address with one price for everyone. Nothing is booked and nothing is charged.`,
    `If something below isn’t right, call us on ${brand.phone} and give the reference. If you didn’t ask for this quote, there’s nothing you need to do.`,
  ],
  label: { name: 'Reference', value: asked.reference },
  sections: [
    {
      title: 'What you’ve asked for',
      rows: [
        ...asked.rows,
        ...(asked.message === '' ? [] : [{ label: 'You added', value: asked.message }]),
      ],
    },
  ],
});

type Answer = { readonly reference: string; readonly message: string };

/** What our group team has found. */
export const makeGroupQuoteAnswerLetter = (brand: Brand, answer: Answer): Letter => ({
  brand,
  subject: `Your group quote ${answer.reference}`,
  preview: answer.message.slice(0, 100),
  heading: 'Your group quote',
  paragraphs: answer.message.split(/\n{2,}/),
  label: { name: 'Reference', value: answer.reference },
  sections: [],
});

type CruiseLinks = { readonly confirm: string; readonly unsubscribe: string };

/** Asks the owner of a mailbox, whoever typed it, whether it is to be on the list for cruises. */
export const makeConfirmCruisesLetter = (
  brand: Letter['brand'],
  { confirm, unsubscribe }: CruiseLinks,
): Letter => ({
  brand,
  subject: 'Shall we tell you when you can book a cruise?',
  preview: 'Press the button to go on the list. If you don’t, we won’t tell you about cruises.',
  heading: 'Shall we tell you about cruises?',
  paragraphs: [
    'Somebody typed this address to hear when cruises go on sale. If that was you, press the button within a week. Then we’ll write to you once, on the day they do, and use your address for nothing else.',
    'If it wasn’t you, there’s nothing to do: we won’t tell you about cruises, and we’ll delete your address after a week. To delete it now, use the link below.',
  ],
  act: { label: 'Yes, tell me about cruises', path: confirm },
  unsubscribe: { label: 'Delete my address', path: unsubscribe },
  sections: [],
});

/** That cruises are on sale, to all of the list, once. */
export const makeCruisesOnSaleLetter = (brand: Letter['brand'], unsubscribe: string): Letter => ({
  brand,
  subject: 'You can now book a cruise with us',
  preview: 'You asked us to write when cruises go on sale.',
  heading: 'Cruises are on sale',
  paragraphs: [
    'You asked us to tell you when you can book a cruise with us: now you can.',
    'This is the only email we’ll send you about it. Your address is no longer on our list.',
  ],
  act: { label: 'See cruises', path: '/holidays/cruise/search' },
  unsubscribe: { label: 'Don’t tell me about cruises', path: unsubscribe },
  sections: [],
});
