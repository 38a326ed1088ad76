import type { Thing } from 'schema-dts';

/**
 * What a page shows, in the words of schema.org, as JSON-LD 1.1: one block of data that no browser
 * runs. Empty for nothing.
 */
export function structuredDataBlock(things: readonly Thing[], nonce: string): string {
  if (things.length === 0) return '';
  const graph = JSON.stringify({ '@context': 'https://schema.org', '@graph': things });
  return `<script type="application/ld+json" nonce="${nonce}">${graph.replaceAll('<', String.raw`\u003C`)}</script>`;
}
