import { expect, test } from 'vitest';
import { rulesFor, withoutFonts } from './page-rules.ts';

test.each([
  ['.card-1{color:red}.list-1{color:blue}', ['card-1'], '.card-1{color:red}'],
  ['.card-1,.list-1{color:red}', ['list-1'], '.list-1{color:red}'],
  ['.card-1 .list-2{color:red}', ['card-1'], ''],
  ['.card-1:not(.open-1),.card-1:has(a:is(.b-1,.c-1)){top:0}', ['card-1'], 'same'],
  ['body,[hidden]{top:0}', [], 'same'],
  ['.warn-1,.warn-2{top:0}', ['*-2'], '.warn-2{top:0}'],
  ['@layer ui{@media print{.a-1{top:0}}.b-1{top:0}}', ['b-1'], '@layer ui{.b-1{top:0}}'],
  ['@layer ui{.a-1{top:0}}@keyframes b{50%{top:0}}', [], '@keyframes b{50%{top:0}}'],
])('of %s the classes %o need %s', (stylesheet, classes, rules) => {
  expect(rulesFor(stylesheet, classes)).toBe(rules === 'same' ? stylesheet : rules);
});

test('a stylesheet without its fonts has all else', () => {
  expect(withoutFonts('@font-face{src:url(/a)}.a-1{top:0}')).toBe('.a-1{top:0}');
});
