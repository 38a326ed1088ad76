import { expect, test } from 'vitest';
import { describeFault } from '../source-fault.ts';
import { readSource } from './read-source.ts';

const HEAD = `---
title: Ways to pay
description: ${'What we take and when, in words that are long enough to be shown whole. '.repeat(2).slice(0, 120)}
---
`;

const read = (body: string, head = HEAD) =>
  readSource(
    { file: 'content/pages/pay.md', kind: 'pages', slug: 'pay', text: head + body },
    () => {
      throw new Error('there are no tables');
    },
  );

const faultsOf = (body: string, head = HEAD): string[] => {
  const done = read(body, head);
  return 'hash' in done ? [] : done.map(describeFault);
};

test('a source becomes an entry of closed blocks', () => {
  const done = read(`
{ie}{unlicensed} Call {phone} **today**.

## When *not* to
- [Terms](/terms-and-conditions)

| | Euro |
|---|---:|
| Four stars | **3.30** |
`);
  expect('hash' in done && done.entry.blocks).toEqual([
    {
      kind: 'text',
      only: ['ie', 'unlicensed'],
      of: [
        { kind: 'text', text: 'Call ' },
        { kind: 'value', name: 'phone' },
        { kind: 'text', text: ' ' },
        { kind: 'strong', of: [{ kind: 'text', text: 'today' }] },
        { kind: 'text', text: '.' },
      ],
    },
    {
      kind: 'heading',
      level: 2,
      id: 'when-not-to',
      of: [
        { kind: 'text', text: 'When ' },
        { kind: 'emphasis', of: [{ kind: 'text', text: 'not' }] },
        { kind: 'text', text: ' to' },
      ],
    },
    {
      kind: 'list',
      isOrdered: false,
      items: [
        [{ kind: 'link', href: '/terms-and-conditions', of: [{ kind: 'text', text: 'Terms' }] }],
      ],
    },
    {
      kind: 'table',
      isFigures: true,
      head: [[], [{ kind: 'text', text: 'Euro' }]],
      rows: [
        [
          [{ kind: 'text', text: 'Four stars' }],
          [{ kind: 'strong', of: [{ kind: 'text', text: '3.30' }] }],
        ],
      ],
    },
  ]);
});

test.each([
  ['<script>alert(1)</script>', 'raw HTML is not allowed'],
  ['Some <img src=x onerror=alert(1)> words', 'raw HTML is not allowed'],
  ['![A beach](https://elsewhere.example/a.jpg)', 'a picture from elsewhere is not allowed'],
  ['[Pay](javascript:alert(1))', 'a link to javascript:alert(1) is not allowed'],
  ['[Pay](//elsewhere.example)', 'a link to //elsewhere.example is not allowed'],
  ['[Pay](http://elsewhere.example)', 'a link to http://elsewhere.example is not allowed'],
  ['[Pay](data:text/html,x)', 'is not allowed'],
  ['Call {secret}', '{secret} is none of'],
  ['# Another title', 'headings are of level 2 and 3'],
  ['```sea\nregions: []\n```', 'there are no tables'],
])('%s is refused with its file and line', (poison, reason) => {
  const [fault = ''] = faultsOf(`\nFirst.\n\n${poison}\n`);
  expect(fault).toMatch(/^content\/pages\/pay\.md:8: /);
  expect(fault).toContain(reason);
});

test('what search engines would cut, and front matter that nobody reads, is refused', () => {
  expect(faultsOf('Text.', '---\ntitle: Pay\ndescription: Short.\n---\n')[0]).toContain(
    'the description has 6 letters, not 70 to 155',
  );
  expect(faultsOf('Text.', HEAD.replace('title:', 'titel: x\ntitle:'))[0]).toContain(
    'front matter: titel',
  );
});
