import { useRouteError } from 'react-router';
import { busyReasonOf, referenceOf, statusOfError } from '#web/data/error-status.ts';
import { usePageProperties } from '#web/page-properties.ts';
import { PageProblem } from '#web/parts/PageProblem.tsx';
import { ALWAYS_LOADED } from '#web/texts/messages.ts';
import { IntlProvider } from '#web/texts/translate.tsx';

/**
 * Stands in for everything when what stands around the pages failed: as little as can fail again.
 */
export function LayoutProblem() {
  const error = useRouteError();
  const { domainConfig } = usePageProperties();
  return (
    <IntlProvider
      locale={domainConfig.locale}
      timeZone={domainConfig.timeZone}
      messages={ALWAYS_LOADED}
    >
      <main id="main">
        <PageProblem
          status={statusOfError(error)}
          busyReason={busyReasonOf(error)}
          reference={referenceOf(error)}
        />
      </main>
    </IntlProvider>
  );
}
