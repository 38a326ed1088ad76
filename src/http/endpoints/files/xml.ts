const AN_HOUR = 'public, max-age=3600';

/** An XML document of this root element, which may be kept for an hour. */
export const xml = (root: string, type = 'application/xml'): Response =>
  new Response(`<?xml version="1.0" encoding="UTF-8"?>\n${root}\n`, {
    headers: { 'content-type': `${type}; charset=utf-8`, 'cache-control': AN_HOUR },
  });

const SIGNS: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** A text as it stands in an element or attribute. */
export const escape = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => SIGNS[sign] ?? sign);
