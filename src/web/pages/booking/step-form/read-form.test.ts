import { expect, test } from 'vitest';
import { readForm } from './read-form.ts';

const read = () => ({ errors: [], value: () => 'read' });
const refused = { code: ['Please enter a valid promo code.'] };

function look(name: string) {
  const form = new FormData();
  form.set('__intent__', JSON.stringify({ type: 'validate', payload: { name } }));
  return readForm(form, read, refused).reply().error;
}

test('what only the server knows to be wrong stays while another field is looked at', () => {
  expect(look('plan')).toEqual({ code: null });
});

test('it goes when its own field is looked at, and does not hold up the next try', () => {
  expect(look('code')).toEqual({});
  expect(readForm(new FormData(), read, refused).status).toBe('success');
});
