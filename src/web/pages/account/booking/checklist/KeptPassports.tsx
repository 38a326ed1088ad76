import { useTranslations } from '#web/texts/translate.tsx';
import { Button } from '#web/ui/Button.tsx';
import { PassportFacts } from './PassportFacts.tsx';
import { nameOf, type Person } from './readiness.ts';
import layout from '#web/ui/layout.module.css';
import typography from '#web/ui/type.module.css';

/** What is still kept of passports once the holiday is cancelled, each to be removed. */
export function KeptPassports({ people }: { readonly people: readonly Person[] }) {
  const t = useTranslations('ready_to_travel');
  return people
    .filter(({ check }) => check)
    .map((person) => (
      <form key={person.traveller.number} method="post" className={layout.stack}>
        <h2 className={typography.fact}>{nameOf(person.traveller)}</h2>
        <PassportFacts person={person} />
        <input type="hidden" name="traveller" value={person.traveller.number} />
        <input type="hidden" name="name" value={nameOf(person.traveller)} />
        <Button kind="text" name="intent" value="remove">
          {t('remove', { name: person.traveller.firstName })}
        </Button>
      </form>
    ));
}
