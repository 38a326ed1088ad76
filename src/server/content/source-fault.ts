/** What is wrong in a source of content, and where; an import that has one publishes nothing. */
export type SourceFault = {
  readonly file: string;
  /** From 1. */
  readonly line: number;
  readonly reason: string;
};

/** `content/pages/faqs.md:12: raw HTML is not allowed`. */
export const describeFault = ({ file, line, reason }: SourceFault): string =>
  `${file}:${line}: ${reason}`;
