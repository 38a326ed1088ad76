/** What a result is made from that is its name and a sentence. */
export type ResultMessage = { readonly message: string };
