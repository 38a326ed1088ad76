import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { usePageProperties } from '#web/page-properties.ts';
import type { CustomerReviewsProps } from '#web/parts/CustomerReviews/CustomerReviews.tsx';
import { LateCustomerReviews } from '#web/parts/CustomerReviews/LateCustomerReviews.tsx';
import type { SearchFormData } from '#web/parts/SearchForm/form-data.ts';
import { SearchForm } from '#web/parts/SearchForm/SearchForm.tsx';
import { SlowSearch } from '#web/parts/SlowSearch.tsx';
import { routes } from '#web/routes.ts';
import { useTranslations } from '#web/texts/translate.tsx';
import { boardSeasonOf, withoutBoardSeason } from './board-season.ts';
import { DeparturesBoard } from './DeparturesBoard.tsx';
import { Hero } from './Hero.tsx';
import { PlaceWall } from './PlaceWall.tsx';
import type { PricedPlace } from './priced-places.ts';
import type { PricedTravellers } from './priced-travellers.ts';
import { Promises } from './Promises.tsx';
import type { HomePageQuery } from './query.generated.ts';
import type { SavedHome } from './saved-home.ts';
import layout from '#web/ui/layout.module.css';
import typography from '#web/ui/type.module.css';
import styles from './home.module.css';

type HomeViewProps = {
  readonly form: SearchFormData;
  /** Undefined where none was asked for (ROUTE-22). */
  readonly board: HomePageQuery['departuresBoard'] | undefined;
  readonly places: readonly PricedPlace[];
  readonly reviews: CustomerReviewsProps['reviews'];
  /** Whom the prices of the places are for. */
  readonly travellers: PricedTravellers;
};

/** The question, the search form on its picture, what leaves soon, and places to see. */
export function HomeView({ places, reviews, travellers, ...own }: HomeViewProps) {
  const t = useTranslations('home');
  const { brand } = usePageProperties().domainConfig;
  const { form, board, hasBoard } = useFilled(own);
  const isCities = useLocation().pathname === routes.cityBreaks.href();
  const [lead, ...others] = places;
  return (
    <>
      <meta name="description" content={t(isCities ? 'promise' : 'description')} />
      <div className={`${layout.wrap} ${styles.top}`}>
        <h1 className={typography.poster}>{isCities ? t('question_cities') : t('question')}</h1>
        <p className={typography.lead}>{t('promise')}</p>
      </div>
      <div className={layout.wrap}>
        <Hero isCities={isCities} offer={lead?.offer} travellers={travellers} />
        <div className={styles.ticket}>
          <SearchForm
            key={form.query}
            data={form}
            hasSeasons
            title={t(isCities ? 'title_cities' : 'title', { brand: brand.name })}
          />
        </div>
      </div>
      {board && hasBoard && <DeparturesBoard board={board} />}
      <PlaceWall places={others} travellers={travellers} />
      {reviews.length > 0 && (
        <div className={`${layout.wrap} ${layout.section}`}>
          <LateCustomerReviews reviews={reviews} />
        </div>
      )}
      <Promises />
      <SlowSearch />
    </>
  );
}

/**
 * The form and board of the address; an empty one is filled with the last search of this browser
 * (SRCH-29, SRCH-31, SRCH-34).
 */
function useFilled(own: Pick<HomeViewProps, 'form' | 'board'>) {
  const { pathname, search } = useLocation();
  const config = usePageProperties().domainConfig;
  const [saved, setSaved] = useState<SavedHome>({});
  const isEmpty = pathname === routes.home.href() && withoutBoardSeason(search) === '';
  const isNow = boardSeasonOf(search, config) === 'NOW';
  useEffect(() => {
    if (!isEmpty) return undefined;
    let isCurrent = true;
    const load = async (): Promise<void> => {
      const { loadSavedHome } = await import('./saved-home.ts');
      await loadSavedHome(config, (part) => {
        if (isCurrent) setSaved((others) => ({ ...others, ...part }));
      });
    };
    // Where it does not load the page stands as it came.
    void load().catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [isEmpty, config]);
  const board = (isEmpty && isNow && saved.board) || own.board;
  return {
    form: (isEmpty && saved.form) || own.form,
    board,
    // From an empty season the tabs lead on.
    hasBoard: !isNow || (board?.packages.length ?? 0) > 0,
  };
}
