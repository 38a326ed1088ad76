import type { ReactNode } from 'react';
import map from '#web/texts/en-GB/map.json';
import { IntlProvider, useLocale } from '#web/texts/translate.tsx';

/** What only a map that moves says comes with it. */
export function MapTexts({ children }: { readonly children: ReactNode }) {
  return (
    <IntlProvider locale={useLocale()} messages={{ map }}>
      {children}
    </IntlProvider>
  );
}
