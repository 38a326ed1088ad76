import { expect, test } from 'vitest';
import { renderPart } from '#web/testing/render-part.tsx';
import { Combobox } from './Combobox.tsx';
import { problemsOf } from './conform.ts';
import { ErrorSummary } from './ErrorSummary.tsx';
import { RadioCards } from './RadioCards.tsx';
import { TextField } from './TextField.tsx';

test('a field in error ties hint and error to its control, the same words as in the summary', () => {
  const errors = ['Enter a postcode, like LS6 2AB'];
  const html = renderPart(
    <>
      <ErrorSummary problems={problemsOf({ id: 'contact', allErrors: { postcode: errors, phone: [] } })} />
      <TextField id="contact-postcode" name="postcode" label="Postcode" hint="Of your home" errors={errors} defaultValue="LS6 2" />
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
  const html = renderPart(<RadioCards id="plan" name="plan" label="How to pay" cards={cards} defaultValue="full" />);
  expect(html).toMatch(/<input[^>]*id="plan"[^>]*value="deposit"/);
  expect(html).toMatch(/<input[^>]*checked=""[^>]*value="full"|<input[^>]*value="full"[^>]*checked=""/);
});

test('without script a combobox is a list of boxes with the chosen ones ticked', () => {
  const html = renderPart(
    <Combobox
      id="from"
      name="airports"
      label="From"
      groups={[{ label: 'North', options: [{ id: 'LBA', label: 'Leeds Bradford' }, { id: 'MAN', label: 'Manchester' }] }]}
      defaultChosen={[{ id: 'MAN', label: 'Manchester' }]}
      max={2}
      maxMessage="At most 2"
      emptyMessage="Nothing"
    />,
  );
  const boxes = html.match(/<input[^>]*name="airports"[^>]*>/g) ?? [];
  expect(boxes).toHaveLength(2);
  expect(boxes.filter((box) => box.includes('checked')).join()).toContain('value="MAN"');
  expect(html).toContain('<details');
});
