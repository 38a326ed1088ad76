import { expect, test } from 'vitest';
import { checkContact, tidyContact, type BillingAddress, type ContactDetails } from './contact.ts';

const contact: ContactDetails = {
  title: 'mrs',
  firstName: 'Ada',
  lastName: 'Hargreaves',
  emailAddress: 'ada@example.com',
  alternativeEmailAddress: null,
  phoneNumber: '+44 (0)113 496-0180',
  optIntoMarketing: false,
  billingAddress: {
    address: '1 Park Row',
    city: 'Leeds',
    postalCode: 'ls1 5hn',
    country: 'United Kingdom',
    isoCountryCode: 'GB',
  },
};
const errors = (change: Partial<ContactDetails>) =>
  checkContact({ ...contact, ...change }).map(({ field, code }) => [
    field.replace('contactDetails.', ''),
    code,
  ]);
const addressErrors = (change: Partial<BillingAddress>) =>
  errors({ billingAddress: { ...contact.billingAddress, ...change } });

test('sound details pass and are saved trimmed, the postcode in its usual form [CONT-01]', () => {
  expect(errors({})).toEqual([]);
  expect(tidyContact(contact).billingAddress.postalCode).toBe('LS1 5HN');
});

test('what stands in the head of a mail is one line, whatever was typed [S-14]', () => {
  const { title, firstName, lastName } = tidyContact({
    ...contact,
    title: 'mrs\r\nx',
    firstName: 'Ada\r\nBcc: x@y.z',
    lastName: 'Har\u2028greaves',
  });
  expect([title, firstName, lastName]).toEqual(['mrs x', 'Ada Bcc: x@y.z', 'Har greaves']);
});

test.each([
  ['title', 'option_required'],
  ['firstName', 'required'],
  ['lastName', 'required'],
  ['emailAddress', 'required'],
  ['phoneNumber', 'required'],
])('%s is required [CONT-02]', (field, code) => {
  expect(errors({ [field]: '  ' })).toEqual([[field, code]]);
});

test.each(['address', 'city', 'postalCode', 'country'] as const)(
  'billing %s is required [CONT-02]',
  (field) => {
    expect(addressErrors({ [field]: '' })).toEqual([[`billingAddress.${field}`, 'required']]);
  },
);

test('British and Irish postcodes must be whole; others pass as they are [CONT-02]', () => {
  const irish = { country: 'Ireland', isoCountryCode: 'IE' };
  expect(addressErrors({ ...irish, postalCode: 'D02' })).toEqual([
    ['billingAddress.postalCode', 'eircode'],
  ]);
  expect(addressErrors({ postalCode: 'LS1' })).toEqual([['billingAddress.postalCode', 'postcode']]);
  expect(
    addressErrors({ postalCode: 'D02 X285', country: 'Ireland', isoCountryCode: 'IE' }),
  ).toEqual([]);
});

test.each([
  ['NL', '1012 ab'],
  ['FR', 'd02x285'],
  ['JE', 'je2 3rh'],
  ['IE', 'd0 2x285'],
])('a postcode of %s is kept as it is: %s', (isoCountryCode, postalCode) => {
  const billingAddress = { ...contact.billingAddress, isoCountryCode, postalCode };
  expect(tidyContact({ ...contact, billingAddress }).billingAddress.postalCode).toBe(postalCode);
});

test.each([
  ['bfpo 57', 'BFPO 57'],
  ['GIR 0AA', 'GIR 0AA'],
])('%s is a British postcode without the usual form', (postalCode, kept) => {
  expect(addressErrors({ postalCode })).toEqual([]);
  expect(
    tidyContact({ ...contact, billingAddress: { ...contact.billingAddress, postalCode } })
      .billingAddress.postalCode,
  ).toBe(kept);
});

test('a phone number holds digits, spaces, brackets, plus and minus [CONT-03]', () => {
  expect(errors({ phoneNumber: '0113 496 018x' })).toEqual([['phoneNumber', 'phone_characters']]);
});

test('a phone number of zeros alone is nobody’s', () => {
  for (const phoneNumber of ['00000000', '+00 (0) 000-00000'])
    expect(errors({ phoneNumber })).toEqual([['phoneNumber', 'phone_zeros']]);
});

test('a phone number has at least 8 characters [CONT-04]', () => {
  expect(errors({ phoneNumber: '1234567' })).toEqual([['phoneNumber', 'phone_length']]);
  expect(errors({ phoneNumber: '12345678' })).toEqual([]);
  expect(errors({ phoneNumber: '1'.repeat(200) })).toEqual([]);
});

test.each([
  'plain',
  'a@b',
  'a b@example.com',
  '@example.com',
  'a@example..com',
  'd..o@example.com',
  '.ada@example.com',
  'ada.@example.com',
  'a@-x.com',
  'a@x.com\nbcc: b@y.com',
  'a@example',
  'a@-example.com',
  'a@example-.com',
  'a@example.-com',
  'a@example.com-',
  `${'a'.repeat(65)}@example.com`,
  `a@${'b'.repeat(252)}.com`,
])('%j is no email address [CONT-05] [MSG-10]', (emailAddress) => {
  expect(checkContact({ ...contact, emailAddress })).toMatchObject([
    { field: 'contactDetails.emailAddress', message: 'Please enter a valid email address' },
  ]);
});

test.each([
  "o'neil+trips@sub.example.co.uk",
  'a@exämple.de',
  `${'a'.repeat(64)}@example.com`,
  'a@b.cc',
  'a@my-shop.co.uk',
  'a@1.éa',
])('%j is an email address [CONT-05]', (emailAddress) => {
  expect(errors({ emailAddress })).toEqual([]);
});

test('the alternative email is optional, and right when given [CONT-06]', () => {
  expect(errors({ alternativeEmailAddress: '' })).toEqual([]);
  expect(errors({ alternativeEmailAddress: 'nope' })).toEqual([
    ['alternativeEmailAddress', 'email'],
  ]);
});

test('marketing consent is kept as given [CONT-07]', () => {
  expect(tidyContact({ ...contact, optIntoMarketing: true }).optIntoMarketing).toBe(true);
});

test('a country is chosen by its two letters, in any case', () => {
  expect(addressErrors({ isoCountryCode: ' ie ', postalCode: 'D02 X285' })).toEqual([]);
  for (const isoCountryCode of ['', 'GBR', 'G', '1GB'])
    expect(addressErrors({ isoCountryCode })).toEqual([
      ['billingAddress.isoCountryCode', 'option_required'],
    ]);
});

test('a field holds 200 characters', () => {
  expect(errors({ lastName: 'a'.repeat(200) })).toEqual([]);
  expect(checkContact({ ...contact, lastName: 'a'.repeat(201) })).toEqual([
    {
      code: 'too_long',
      field: 'contactDetails.lastName',
      message: 'Use 200 characters or fewer',
    },
  ]);
});

test('details are saved in their tidy form: blanks, case, an empty second address [CONT-01]', () => {
  expect(
    tidyContact({
      ...contact,
      title: ' MRS ',
      firstName: ' Ada   May ',
      alternativeEmailAddress: ' b@example.com ',
      billingAddress: {
        ...contact.billingAddress,
        address: ' 1 Park Row ',
        isoCountryCode: ' ie ',
        postalCode: ' d02  x285 ',
      },
    }),
  ).toMatchObject({
    title: 'mrs',
    firstName: 'Ada May',
    alternativeEmailAddress: 'b@example.com',
    billingAddress: { address: '1 Park Row', isoCountryCode: 'IE', postalCode: 'D02 X285' },
  });
  expect(tidyContact({ ...contact, alternativeEmailAddress: '  ' })).toMatchObject({
    alternativeEmailAddress: null,
  });
});

test('a phone number has no other characters before or after, and 8 of them at least', () => {
  for (const phoneNumber of ['x0113 496 0180', '0113 496 0180x'])
    expect(errors({ phoneNumber })).toEqual([['phoneNumber', 'phone_characters']]);
  expect(errors({ phoneNumber: '01134960' })).toEqual([]);
  expect(checkContact({ ...contact, phoneNumber: '0113496' })[0]?.message).toContain('8');
});

test('every error stands at its whole path in the API’s input', () => {
  const empty = {
    ...contact,
    title: '',
    firstName: '',
    lastName: '',
    emailAddress: '',
    alternativeEmailAddress: 'nope',
    phoneNumber: '',
    billingAddress: { address: '', city: '', postalCode: '', country: '', isoCountryCode: 'GB' },
  };
  expect(checkContact(empty).map(({ field, code }) => `${field} ${code}`)).toEqual([
    'contactDetails.title option_required',
    'contactDetails.firstName required',
    'contactDetails.lastName required',
    'contactDetails.emailAddress required',
    'contactDetails.alternativeEmailAddress email',
    'contactDetails.phoneNumber required',
    'contactDetails.billingAddress.address required',
    'contactDetails.billingAddress.city required',
    'contactDetails.billingAddress.postalCode required',
    'contactDetails.billingAddress.country required',
  ]);
  expect(addressErrors({ isoCountryCode: '' })).toHaveLength(1);
});

test.each([
  ['title', { title: 'a'.repeat(201) }],
  ['phoneNumber', { phoneNumber: '1'.repeat(201) }],
])('%s holds 200 characters as well', (field, change) => {
  expect(errors(change)).toEqual([[field, 'too_long']]);
});

test.each(['address', 'city', 'postalCode', 'country'] as const)(
  'billing %s holds 200 characters as well',
  (field) => {
    const change = {
      [field]: 'a'.repeat(201),
      ...(field === 'postalCode' && { isoCountryCode: 'FR' }),
    };
    expect(addressErrors(change)).toEqual([[`billingAddress.${field}`, 'too_long']]);
  },
);

test.each(['BFPO 1', 'bfpo1234', 'GIR0AA', 'SW1A 1AA', 'm1 1ae'])(
  '%s is a British postcode',
  (postalCode) => {
    expect(addressErrors({ postalCode })).toEqual([]);
  },
);

test.each(['BFPO', 'BFPO 12345', 'xBFPO 1', 'BFPO 1x', 'GIR 0AB', 'xGIR 0AA', 'GIR 0AAx', 'LS1 5'])(
  '%s is no British postcode',
  (postalCode) => {
    expect(addressErrors({ postalCode })).toEqual([['billingAddress.postalCode', 'postcode']]);
  },
);

test('a British postcode without the usual form is kept in capitals', () => {
  const { billingAddress } = tidyContact({
    ...contact,
    billingAddress: { ...contact.billingAddress, isoCountryCode: 'gb', postalCode: ' gir  0aa ' },
  });
  expect(billingAddress).toMatchObject({ postalCode: 'GIR 0AA', isoCountryCode: 'GB' });
});

test('what was typed around and between the words of every field is tidied', () => {
  expect(
    tidyContact({
      title: ' mrs ',
      firstName: ' Ada \t May ',
      lastName: ' Har  greaves ',
      emailAddress: ' ada@example.com ',
      alternativeEmailAddress: null,
      phoneNumber: ' 0113  496 0180 ',
      optIntoMarketing: false,
      billingAddress: {
        address: ' 1 Park Row\nFlat 2 ',
        city: ' Otley  Road ',
        postalCode: ' D02  X285 ',
        country: ' Ireland ',
        isoCountryCode: ' ie ',
      },
    }),
  ).toEqual({
    title: 'mrs',
    firstName: 'Ada May',
    lastName: 'Har greaves',
    emailAddress: 'ada@example.com',
    alternativeEmailAddress: null,
    phoneNumber: '0113 496 0180',
    optIntoMarketing: false,
    billingAddress: {
      address: '1 Park Row\nFlat 2',
      city: 'Otley Road',
      postalCode: 'D02 X285',
      country: 'Ireland',
      isoCountryCode: 'IE',
    },
  });
});

test.each([
  'a@b.c',
  'x a@b.cc',
  'a@b.cc.',
  'a@b@c.dd',
  'a@b_c.dd',
  'a@bb.c_d',
  'a..b@c.dd',
  ...Array.from('<>(),;:"[]\\ ', (sign) => `a${sign}b@example.com`),
])('%j is no email address', (emailAddress) => {
  expect(errors({ emailAddress })).toEqual([['emailAddress', 'email']]);
});

test.each([
  'a.b.c@b.cc',
  '1@2b.3c',
  'a@b-c.d-e',
  'a@b--c.dd',
  'a@a.b.c.d',
  `a@${'b'.repeat(251)}.com`,
])('%s is an email address', (emailAddress) => {
  expect(errors({ emailAddress })).toEqual([]);
});
