import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useRef, useState } from 'react';
import { Heart } from '#web/parts/Heart/Heart.tsx';
import type { SavedHoliday } from '#web/parts/Heart/saved-holidays.ts';
import { pictureFacts } from '#web/parts/picture-facts.ts';
import { Picture } from '#web/parts/Picture.tsx';
import { useTranslations } from '#web/texts/translate.tsx';
import { classes } from '#web/ui/classes.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { Link } from '#web/ui/Link.tsx';
import type { ResultPackageFragment } from '../query.generated.ts';
import type { BackToResults } from '../results-data.ts';
import styles from './CardPictures.module.css';

type CardPicturesProps = {
  readonly holiday: ResultPackageFragment;
  readonly href: string;
  readonly back: BackToResults;
  readonly first: boolean;
  readonly saved: readonly SavedHoliday[];
};

/**
 * The hotel in up to four views, swiped or turned by arrows, with the heart in the corner. Until a
 * pointer or the focus comes near there is the first alone, and nobody loads the others.
 */
export function CardPictures({ holiday, href, back, first, saved }: CardPicturesProps) {
  const { hotel } = holiday;
  const [isNear, setNear] = useState(false);
  const [shown, setShown] = useState(0);
  const strip = useRef<HTMLAnchorElement>(null);
  const come = () => setNear(true);
  const count = hotel.views.length;
  const turn = (by: number) => {
    const { current: box } = strip;
    box?.scrollTo({ left: ((shown + by + count) % count) * box.clientWidth });
  };
  return (
    <div className={styles.picture} onPointerEnter={come} onFocus={come}>
      <Link
        ref={strip}
        to={href}
        state={back}
        tabIndex={-1}
        className={styles.strip}
        onScroll={({ currentTarget: box }) =>
          setShown(Math.round(box.scrollLeft / Math.max(1, box.clientWidth)))
        }
      >
        {hotel.views.slice(0, isNear ? count : 1).map((view, at) => (
          <Picture
            key={view.url}
            picture={pictureFacts(hotel.pictures[at] ?? view, 'card', 'wide')}
            narrow={pictureFacts(view, 'phoneCard')}
            sizes="(max-width: 999px) 50vw, 264px"
            first={first && at === 0}
            className={styles.view}
          />
        ))}
      </Link>
      <div className={styles.heart}>
        <Heart
          key={`${holiday.hotelQuoteId} ${holiday.flightQuoteId}`}
          holiday={holiday}
          name={hotel.name}
          saved={saved}
          at={`card-${holiday.id}`}
        />
      </div>
      {count > 1 && <span className={styles.dots} data-shown={shown} aria-hidden="true" />}
      {isNear && count > 1 && <Arrows name={hotel.name} turn={turn} />}
    </div>
  );
}

type ArrowsProps = { readonly name: string; readonly turn: (by: -1 | 1) => void };

function Arrows({ name, turn }: ArrowsProps) {
  const t = useTranslations('results');
  return (
    <>
      <button
        type="button"
        className={styles.arrow}
        aria-label={t('previous_picture', { hotel: name })}
        onClick={() => turn(-1)}
      >
        <Icon of={ChevronLeft} />
      </button>
      <button
        type="button"
        className={classes(styles.arrow, styles.next)}
        aria-label={t('next_picture', { hotel: name })}
        onClick={() => turn(1)}
      >
        <Icon of={ChevronRight} />
      </button>
    </>
  );
}
