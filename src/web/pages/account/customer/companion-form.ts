import type { DataCall } from '#web/data/data-call.ts';
import type { PostedError, Typed } from '#web/ui/use-posted-form.ts';
import { RemoveCompanion, SaveCompanion } from './query.generated.ts';

/** What the buttons of the form and of the list ask for. */
export const COMPANION_INTENTS = { save: 'save-companion', remove: 'remove-companion' } as const;

/** Names of the form's fields, by those of the API: no other form of the page has them. */
export const COMPANION_FIELDS = {
  title: 'companionTitle',
  firstName: 'companionFirstName',
  lastName: 'companionLastName',
  dateOfBirth: 'companionDateOfBirth',
  hasAgreed: 'companionHasAgreed',
} as const;

/** Whom the form changes; empty for somebody new. */
export const CHANGED_ID = 'companionId';
/** Whom the button removes. */
export const REMOVED_ID = 'removedCompanionId';

/** What is wrong with somebody of a posted form, by its fields; nothing once they are kept. */
export async function keepCompanion(call: DataCall, typed: Typed): Promise<readonly PostedError[]> {
  const of = (name: keyof typeof COMPANION_FIELDS): string => typed[COMPANION_FIELDS[name]] ?? '';
  const { saveCompanion } = await call(SaveCompanion, {
    companion: {
      title: of('title'),
      firstName: of('firstName'),
      lastName: of('lastName'),
      dateOfBirth: of('dateOfBirth'),
      hasAgreed: of('hasAgreed') === 'on',
    },
    companionId: typed[CHANGED_ID] || null,
  });
  if (saveCompanion.__typename === 'CompanionSaved') return [];
  return saveCompanion.errors.map(({ field, message }) => ({
    field: FIELD_NAMES.get(field ?? '') ?? '',
    message,
  }));
}

/** Why somebody was not removed; nothing once they are. */
export async function giveUpCompanion(
  call: DataCall,
  typed: Typed,
): Promise<readonly PostedError[]> {
  const companionId = typed[REMOVED_ID] ?? '';
  const { removeCompanion } = await call(RemoveCompanion, { companionId });
  if (removeCompanion.__typename === 'CompanionRemoved') return [];
  return removeCompanion.errors.map(({ message }) => ({ field: '', message }));
}

const FIELD_NAMES: ReadonlyMap<string, string> = new Map(
  Object.entries(COMPANION_FIELDS).map(([name, posted]) => [`companion.${name}`, posted]),
);
