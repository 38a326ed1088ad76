import type { Option } from '#web/ui/SelectField.tsx';
import type { PostedForm } from '#web/ui/use-posted-form.ts';

/** What a search that led here has said, as the texts of the fields. */
type KnownOfGroup = Readonly<
  Record<
    | 'adults'
    | 'children'
    | 'infants'
    | 'childAges'
    | 'place'
    | 'airport'
    | 'departureDate'
    | 'nights',
    string
  >
>;

export type QuoteFormProps = {
  readonly form: PostedForm;
  readonly known: KnownOfGroup;
  readonly airports: readonly Option[];
  readonly wasFlexible: boolean;
};
