import cruises from '#web/texts/en-GB/cruises.json';
import searchForm from '#web/texts/en-GB/search_form.json';
import { CruisesView } from './CruisesView.tsx';

export const handle = { texts: { cruises, search_form: searchForm } };

export function Component() {
  return <CruisesView />;
}
