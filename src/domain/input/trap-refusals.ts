/** Of a field that people leave empty and programs fill in. */
export const TRAP_REFUSALS = {
  leave_empty: 'Please clear this field: it’s there to catch programs that fill in forms',
} as const;
