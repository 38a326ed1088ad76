/**
 * Parts of a posted form. What is missing, or posted as something else than our page has, is empty:
 * the rule of the step then says what to fill in.
 */
import * as v from 'valibot';

/** A field. */
export const text = v.optional(v.fallback(v.string(), ''), '');

/** Fields under one name. */
export const group = <const Fields extends v.GenericSchema>(fields: Fields) =>
  v.optional(v.pipe(v.unknown(), v.transform(asGroup), fields), {});

/** Groups one after the other. */
export const listOf = <const Fields extends v.GenericSchema>(fields: Fields) =>
  v.optional(v.pipe(v.unknown(), v.transform(asList), v.array(group(fields))), []);

const asGroup = (posted: unknown): unknown =>
  typeof posted === 'object' && posted !== null && !Array.isArray(posted) ? posted : {};

const asList = (posted: unknown): unknown => (Array.isArray(posted) ? posted : []);
