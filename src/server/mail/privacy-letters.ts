/** The letters about what is held of a customer, and about what anybody reports. */
import { formatDate, type IsoDate } from '#domain/dates.ts';
import type { Letter } from './letter.ts';

type Brand = Letter['brand'];

const PATH = '/account/privacy';

/** `until`: the last day on which it can be fetched. */
export const makeCopyReadyLetter = (brand: Brand, until: IsoDate): Letter => ({
  brand,
  subject: 'Your data is ready to download',
  preview: `You can download it until ${formatDate(until)}.`,
  heading: 'Your copy is ready',
  paragraphs: [
    `It’s everything we hold about you, as a page to read and as a file for programs. You can download it until ${formatDate(until)}, once you’ve logged in. Nobody else can open it.`,
    'If you didn’t ask for it, someone else was logged in as you: end their session in your account, and tell us.',
  ],
  act: { label: 'Download my copy', path: PATH },
  sections: [],
});

/** `erasedOn`: the first day on which it is carried out. */
export const makeErasureAskedLetter = (brand: Brand, erasedOn: IsoDate): Letter => ({
  brand,
  subject: `We’ll erase your data on ${formatDate(erasedOn)}`,
  preview: 'Until then you can keep your account with one click.',
  heading: 'You’ve asked us to erase your data',
  paragraphs: [
    `We’ll do it on ${formatDate(erasedOn)}, or on the day after your last holiday if you book another one before then. Nothing changes until that day, and you can still keep your account with one click.`,
    'If you didn’t ask for this, someone else was logged in as you: keep your account, end their session, and tell us.',
  ],
  act: { label: 'Keep my account', path: PATH },
  sections: [],
});

/** The last mail to somebody whose address is then forgotten. */
export const makeErasureDoneLetter = (brand: Brand): Letter => ({
  brand,
  subject: 'We’ve erased your data',
  preview: 'This is our last email to you.',
  heading: 'We’ve erased your data',
  paragraphs: [
    'We no longer hold anything that names you: no account, no address, no travellers, no saved holidays. This is our last email to you, and once it’s sent we forget where it went.',
    'We keep the figures of your bookings, without any name, for as long as tax law requires: what was sold, when, and for how much. Airlines, hotels and banks keep their own records, under their own rules.',
  ],
  sections: [],
});

type Problem = {
  readonly reference: string;
  readonly message: string;
  readonly email: string | null;
  readonly page: string | null;
  readonly errorReference: string | null;
};

/** To the shop's own people. */
export const makeProblemLetter = (brand: Brand, problem: Problem): Letter => ({
  brand,
  subject: `Problem ${problem.reference}`,
  preview: problem.message.slice(0, 100),
  heading: 'A visitor has reported a problem',
  paragraphs: [problem.message],
  label: { name: 'Reference', value: problem.reference },
  sections: [
    {
      title: 'Details',
      rows: [
        { label: 'Reply to', value: problem.email ?? 'no reply wanted' },
        { label: 'Page', value: problem.page ?? 'not given' },
        { label: 'Error reference', value: problem.errorReference ?? 'none' },
      ],
    },
  ],
});
