/** The letters about what is held of a customer, and about what anybody reports. */
import { formatDate, type IsoDate } from '#domain/dates.ts';
import type { Letter } from './letter.ts';

type Brand = Letter['brand'];

const PATH = '/account/privacy';

/** `until`: the last day on which it can be fetched. */
export const makeCopyReadyLetter = (brand: Brand, until: IsoDate): Letter => ({
  brand,
  subject: 'The copy of your data is ready',
  preview: `You can fetch it until ${formatDate(until)}.`,
  heading: 'Your copy is ready',
  paragraphs: [
    `It holds everything that we hold about you, as a page to read and as a file for programs. You can fetch it until ${formatDate(until)}, once you are logged in: nobody else can open it.`,
    'If you did not ask for it, somebody was logged in as you: end their session under your account, and tell us.',
  ],
  act: { label: 'Fetch my copy', path: PATH },
  sections: [],
});

/** `erasedOn`: the first day on which it is carried out. */
export const makeErasureAskedLetter = (brand: Brand, erasedOn: IsoDate): Letter => ({
  brand,
  subject: `We erase your data on ${formatDate(erasedOn)}`,
  preview: 'Until then you can keep your account by one press.',
  heading: 'You have asked us to erase your data',
  paragraphs: [
    `We do it on ${formatDate(erasedOn)}, or on the day after your last holiday if you book another one before. Until then nothing changes, and you can keep your account by one press.`,
    'If you did not ask for it, somebody was logged in as you: keep your account, end their session, and tell us.',
  ],
  act: { label: 'Keep my account', path: PATH },
  sections: [],
});

/** The last mail to somebody whose address is then forgotten. */
export const makeErasureDoneLetter = (brand: Brand): Letter => ({
  brand,
  subject: 'Your data is erased',
  preview: 'This is the last mail from us.',
  heading: 'Your data is erased',
  paragraphs: [
    'We hold nothing any more that names you: no account, no address, no travellers, no saved holidays. This is the last mail from us, and once it is sent we forget where it went.',
    'The figures of your bookings stay, without any name, for as long as the tax offices ask it of us: what was sold, when, and for how much. Airlines, hotels and banks keep their own records, by their own rules.',
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
  heading: 'A visitor reports a problem',
  paragraphs: [problem.message],
  label: { name: 'Reference', value: problem.reference },
  sections: [
    {
      title: 'What is known of it',
      rows: [
        { label: 'Answer to', value: problem.email ?? 'nobody asked for one' },
        { label: 'Page', value: problem.page ?? 'not said' },
        { label: 'Reference of the failure', value: problem.errorReference ?? 'none' },
      ],
    },
  ],
});
