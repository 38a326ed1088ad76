import * as v from 'valibot';

/** Who brought a fact about, and with what; parsed from a request, it keeps nothing else of it. */
export const FactSourceSchema = v.object({
  client: v.object({
    userAgent: v.string(),
    deviceSource: v.string(),
    /** What the visitor had consented to, a bit for each category. */
    consentBits: v.string(),
    /** The switches of the site as they stood for the visitor, by name. */
    flags: v.optional(v.record(v.string(), v.boolean()), {}),
    /** Whose events stay in order; nobody is found by it. */
    visitorKey: v.optional(v.string()),
  }),
  customer: v.nullable(v.object({ id: v.string(), emailAddress: v.string() })),
});
export type FactSource = Readonly<v.InferOutput<typeof FactSourceSchema>>;
