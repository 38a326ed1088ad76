import { useCallback, useState } from 'react';
import { Form, useNavigation } from 'react-router';
import { usePageProperties } from '#web/page-properties.ts';
import { travellersOf } from '#web/parts/Basket/basket-facts.ts';
import { BasketAside } from '#web/parts/Basket/BasketAside.tsx';
import { BasketNotices } from '#web/parts/Basket/BasketNotices.tsx';
import { TripLine } from '#web/parts/Basket/TripLine.tsx';
import { PageTitle } from '#web/parts/PageTitle.tsx';
import { PhoneBar } from '#web/parts/PhoneBar.tsx';
import { PriceBlock } from '#web/parts/PriceBlock.tsx';
import { routes } from '#web/routes.ts';
import { useTranslations } from '#web/texts/translate.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Link } from '#web/ui/Link.tsx';
import { isRefused, type ExtrasProblem } from './extras-problem.ts';
import { EXTRAS_FORM, ExtraSection } from './ExtraSection.tsx';
import type { SaidOfExtras } from './find-messages.ts';
import { Included } from './Included.tsx';
import type { ExtrasBasketFragment } from './query.generated.ts';
import { SeatsSection } from './SeatsSection.tsx';
import { offeredSections } from './sections.ts';
import layout from '#web/ui/layout.module.css';
import typography from '#web/ui/type.module.css';
import styles from './extras.module.css';

type ExtrasViewProps = {
  readonly basket: ExtrasBasketFragment;
  /** By our editors. */
  readonly said: SaidOfExtras;
  readonly now: string;
  readonly problem: ExtrasProblem | undefined;
};

/** What can be added to the holiday, nothing of it chosen beforehand, beside what it costs. */
export function ExtrasView({ basket, said, now, problem }: ExtrasViewProps) {
  const t = useTranslations('extras');
  const { features } = usePageProperties().domainConfig;
  const [over, setOver] = useState<string>();
  const onExpired = useCallback(() => setOver(basket.expiry), [basket.expiry]);
  const { hotelQuoteId, flightQuoteId } = basket.holiday;
  return (
    <>
      <PageTitle
        title={t('title', { hotel: basket.hotel.name })}
        hasProblems={problem !== undefined && isRefused(problem)}
      />
      <Form id={EXTRAS_FORM} method="post" />
      <div className={layout.wrap}>
        <TripLine basket={basket} />
        <div className={styles.columns}>
          <BasketAside basket={basket} now={now} onExpired={onExpired} formAlong={EXTRAS_FORM}>
            <GoOn wide />
          </BasketAside>
          <div className={styles.main}>
            <BasketNotices
              basket={basket}
              isOver={over === basket.expiry}
              refusals={(problem?.basket ?? []).map((message) => ({ message }))}
              formAlong={EXTRAS_FORM}
            />
            <header>
              <p className={typography.small}>
                <Link to={routes.deal.href({ hotelQuoteId, flightQuoteId })}>{t('back')}</Link>
              </p>
              <h1>{t('heading')}</h1>
              <p className={styles.lead}>{t('lead')}</p>
            </header>
            <Included basket={basket} />
            <SeatsSection basket={basket} refused={problem?.sections.seats ?? []} />
            {offeredSections(features, basket).map((section) => (
              <ExtraSection
                key={section}
                section={section}
                basket={basket}
                said={said[section]}
                problem={problem}
              />
            ))}
            <GoOn />
          </div>
        </div>
      </div>
      <PhoneBar>
        <PriceBlock
          total={basket.price.total}
          each={basket.price.perPerson}
          {...travellersOf(basket.holiday)}
          size="bar"
        />
        <GoOn short />
      </PhoneBar>
    </>
  );
}

function GoOn({
  wide = false,
  short = false,
}: {
  readonly wide?: boolean;
  readonly short?: boolean;
}) {
  const t = useTranslations('extras');
  const { state, formData } = useNavigation();
  const isGoing = state !== 'idle' && formData?.get('intent') === 'continue';
  return (
    <div className={styles.goOn}>
      <Button
        form={EXTRAS_FORM}
        name="intent"
        value="continue"
        wide={wide}
        busy={isGoing ? t('going_on') : undefined}
      >
        {short ? t('go_on_short') : t('go_on')}
      </Button>
    </div>
  );
}
