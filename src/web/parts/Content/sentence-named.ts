type Message = { readonly name: string; readonly words: string };

/** What a group of messages says under a name; undefined where it has none, or was not read. */
export const sentenceNamed = (
  name: string,
  messages: readonly Message[] | undefined,
): string | undefined => messages?.find((message) => message.name === name)?.words;
