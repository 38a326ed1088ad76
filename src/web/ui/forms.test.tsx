import { expect, test } from 'vitest';
import { renderPart } from '#web/testing/render-part.tsx';
import { Combobox } from './Combobox.tsx';
import { formProblemsOf } from './conform.ts';
import { ErrorSummary } from './ErrorSummary.tsx';
import { RadioCards } from './RadioCards.tsx';
import { TextField } from './TextField.tsx';

test('a field in error ties hint and error to its control, the same words as in the summary', () => {
  const errors = ['Enter a postcode, like LS6 2AB'];
  const html = renderPart(
    <>
      <ErrorSummary
        problems={formProblemsOf({ id: 'contact', allErrors: { postcode: errors, phone: [] } })}
      />
      <TextField
        id="contact-postcode"
        name="postcode"
        label="Postcode"
        hint="Of your home"
        errors={errors}
        defaultValue="LS6 2"
      />
    </>,
  );
  expect(html).toContain('There is a problem');
  expect(html).toContain('<a href="#contact-postcode">Enter a postcode, like LS6 2AB</a>');
  expect(html).toContain('<label for="contact-postcode"');
  expect(html).toContain('aria-describedby="contact-postcode-description contact-postcode-error"');
  expect(html).toContain('aria-invalid="true"');
  expect(html).toContain('value="LS6 2"');
});

test('a field that is right says nothing of errors, and no problem makes no summary', () => {
  const html = renderPart(
    <>
      <ErrorSummary problems={[]} />
      <TextField id="a" name="a" label="A" errors={[]} />
    </>,
  );
  expect(html).not.toMatch(/There is a problem|aria-invalid|aria-describedby/);
});

test('the first radio of a group has the id that the summary leads to', () => {
  const cards = [
    { value: 'deposit', label: '£480 today' },
    { value: 'full', label: 'All today' },
  ];
  const html = renderPart(
    <RadioCards id="plan" name="plan" label="How to pay" cards={cards} defaultValue="full" />,
  );
  expect(html).toMatch(/<input[^>]*id="plan"[^>]*value="deposit"/);
  expect(html).toMatch(
    /<input[^>]*checked=""[^>]*value="full"|<input[^>]*value="full"[^>]*checked=""/,
  );
});

test('a combobox names its list and how many it found, marks what is chosen, and takes out what its chip says', () => {
  const html = renderPart(
    <Combobox
      id="from"
      label="From"
      hint="Three letters"
      text="lee"
      onText={() => undefined}
      groups={[
        {
          label: 'North',
          options: [
            { id: 'LBA', label: 'Leeds Bradford' },
            { id: 'MAN', label: 'Manchester' },
          ],
        },
      ]}
      found="2 airports found"
      chosen={[{ id: 'MAN', label: 'Manchester' }]}
      onChoose={() => undefined}
      most={2}
      mostMessage="At most 2"
      nothing="Nothing"
    />,
  );
  const input = /<input[^>]*>/.exec(html)?.[0];
  for (const [name, value] of Object.entries({
    role: 'combobox',
    'aria-expanded': 'true',
    'aria-controls': 'from-list',
    'aria-activedescendant': 'from-option-LBA',
    'aria-describedby': 'from-description',
  }))
    expect(input).toContain(`${name}="${value}"`);
  expect(html).toContain('<label for="from"');
  expect(html).toMatch(/id="from-list" role="listbox"[^>]*aria-multiselectable="true"/);
  expect(html).toMatch(/role="group" aria-label="North"/);
  expect(html).toMatch(/id="from-option-LBA" role="option"[^>]*aria-selected="false"/);
  expect(html).toMatch(/id="from-option-MAN" role="option"[^>]*aria-selected="true"/);
  expect(html).toContain('aria-label="Remove Manchester"');
  expect(html).toMatch(/role="status">2 airports found</);
});

test('a combobox without options is closed and says so', () => {
  const html = renderPart(
    <Combobox
      id="from"
      label="From"
      text="atlantis"
      onText={() => undefined}
      groups={[]}
      found="No airports found"
      chosen={[]}
      onChoose={() => undefined}
      most={2}
      mostMessage="At most 2"
      nothing="Airport not found"
    />,
  );
  expect(html).toContain('aria-expanded="false"');
  expect(html).toMatch(/role="listbox"[^>]*hidden/);
  expect(html).toContain('Airport not found');
});
