/**
 * Operations are sent again and again with the same text: each text is parsed once while it is
 * kept.
 */
import { parse, type DocumentNode } from 'graphql';
import { LIMITS } from './limits.ts';

/**
 * Characters of all texts that are kept, of one thread: some hundred operations. A document takes
 * about thirty times as many bytes as its text has characters.
 */
const MOST_CHARACTERS = 200_000;

/**
 * Parses a text, or finds it: the same text is the same document while it is kept. The one that was
 * asked for longest ago is forgotten first. Throws GraphQLError for what cannot be parsed.
 */
export function keepDocuments(most = MOST_CHARACTERS): (text: string) => DocumentNode {
  const kept = new Map<string, DocumentNode>();
  let characters = 0;
  let latest: string | undefined;
  return (text) => {
    const known = kept.get(text);
    if (known) {
      if (text !== latest) {
        kept.delete(text);
        kept.set(text, known);
        latest = text;
      }
      return known;
    }
    const document = parse(text, { maxLexicalTokens: LIMITS.tokens });
    if (text.length > most) return document;
    kept.set(text, document);
    latest = text;
    characters += text.length;
    for (const oldest of kept.keys()) {
      if (characters <= most) break;
      kept.delete(oldest);
      characters -= oldest.length;
    }
    return document;
  };
}
