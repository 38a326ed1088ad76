/** Sitemaps against the schema of sitemaps.org, and that of the links of other languages. */
import { readdirSync, readFileSync } from 'node:fs';
import { validateXML } from 'xmllint-wasm';

const FOLDER = new URL('schemas/', import.meta.url);
const read = (fileName: string) => ({
  fileName,
  contents: readFileSync(new URL(fileName, FOLDER), 'utf8'),
});

/** What is wrong with a sitemap or an index of them; `fileName` says which it is. */
export async function sitemapFaults(fileName: string, xml: string): Promise<readonly string[]> {
  const { errors } = await validateXML({
    xml: { fileName, contents: xml },
    schema: read('all.xsd'),
    preload: readdirSync(FOLDER)
      .filter((name) => name !== 'all.xsd')
      .map(read),
  });
  return errors.map(({ rawMessage }) => rawMessage);
}
