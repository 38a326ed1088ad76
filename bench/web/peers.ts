/** The same elements written by others: React without a page around it, and template strings. */
import { createElement, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { isVoid, type PageElement, type PageNode } from './elements.ts';

/** Makes the elements anew and has React write them, as a page of plain components would. */
export const writeByReact = (root: PageElement): string => renderToString(toReact(root));

/** Puts names and values together, the values escaped: the least that such a page can cost. */
export function writeByTemplate(node: PageNode): string {
  if (typeof node === 'string') return escapeText(node);
  let tag = `<${node.tag}`;
  for (const [name, value] of node.attributes) tag += ` ${name}="${escapeText(value)}"`;
  if (isVoid(node.tag)) return `${tag}/>`;
  let inner = '';
  for (const child of node.children) inner += writeByTemplate(child);
  return `${tag}>${inner}</${node.tag}>`;
}

function toReact(node: PageNode): ReactNode {
  if (typeof node === 'string') return node;
  return createElement(
    node.tag,
    Object.fromEntries(node.attributes.map(propertyOf)),
    ...node.children.map(toReact),
  );
}

/** Presence alone is true. */
const FLAGS = new Set(['checked', 'selected', 'disabled', 'hidden', 'open', 'required', 'inert']);

function propertyOf([name, value]: readonly [string, string]): readonly [string, unknown] {
  if (name === 'class') return ['className', value];
  if (name === 'for') return ['htmlFor', value];
  if (name === 'style') return ['data-style', value];
  return [name, FLAGS.has(name) ? true : value];
}

const UNSAFE = /[&<>"']/;
const escapeText = (text: string): string =>
  UNSAFE.test(text)
    ? text
        .replaceAll('&', '&amp;')
        .replaceAll('<', '&lt;')
        .replaceAll('>', '&gt;')
        .replaceAll('"', '&quot;')
        .replaceAll("'", '&#x27;')
    : text;
