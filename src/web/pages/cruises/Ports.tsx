import { formatDate } from '#domain/dates.ts';
import { PricedPosters } from '#web/parts/PlacePrices/PricedPosters.tsx';
import { useTranslations } from '#web/texts/translate.tsx';
import type { LoadedPorts } from './port-cities.ts';
import layout from '#web/ui/layout.module.css';
import typography from '#web/ui/type.module.css';

/** Cities by a port as city breaks, each with the holiday that its price opens. */
export function Ports({ ports: { criteria, cities } }: { readonly ports: LoadedPorts }) {
  const t = useTranslations('cruises');
  if (cities.length === 0) return null;
  const days = {
    from: formatDate(criteria.departureDate),
    to: formatDate(criteria.departureRangeEndDate),
  };
  return (
    <section aria-labelledby="ports" className={`${layout.ruled} ${layout.stack}`}>
      <h2 id="ports">{t('ports')}</h2>
      <p className={typography.small}>{t('ports_basis', days)}</p>
      <PricedPosters
        places={cities.map(({ place, ...priced }) => ({ ...place, priced }))}
        sizes="(min-width: 1000px) 300px, (min-width: 640px) 23vw, 46vw"
      />
    </section>
  );
}
