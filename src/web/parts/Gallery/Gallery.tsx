import { Images } from 'lucide-react';
import { Suspense, useState, type UIEvent } from 'react';
import { pictureFacts, type ApiPicture } from '#web/parts/picture-facts.ts';
import { Picture } from '#web/parts/Picture.tsx';
import { useTranslations } from '#web/texts/translate.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { useLive } from '#web/ui/use-live.ts';
import styles from './Gallery.module.css';

/** Fetched when somebody opens it. */
const PictureCarousel = lazyPart(
  async () => (await import('./PictureCarousel.tsx')).PictureCarousel,
);

type GalleryProps = { readonly pictures: readonly ApiPicture[]; readonly name: string };

/**
 * One large and four small pictures in a frame of paper; on a phone all of them side by side to
 * swipe.
 */
export function Gallery({ pictures, name }: GalleryProps) {
  const t = useTranslations('gallery');
  const [at, setAt] = useState(0);
  const [isOpen, setOpen] = useState(false);
  const live = useLive();
  return (
    <section aria-label={t('pictures_of', { hotel: name })}>
      <div className={styles.frame}>
        <ul
          className={styles.pictures}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, by key too
          tabIndex={0}
          aria-label={t('pictures')}
          onScroll={(event) => setAt(slideAt(event))}
        >
          {pictures.map((picture, index) => (
            <li key={picture.url} className={styles.picture}>
              <Picture
                picture={pictureFacts(picture, index === 0 ? 'large' : 'small')}
                narrow={pictureFacts(picture, 'wide')}
                sizes={index === 0 ? '652px' : '330px'}
                first={index === 0}
              />
            </li>
          ))}
        </ul>
        {live && (
          <>
            <p className={styles.count} aria-hidden="true">
              {t('picture_of', { number: at + 1, count: pictures.length })}
            </p>
            <button type="button" className={styles.all} onClick={() => setOpen(true)}>
              <Icon of={Images} />
              {t('all_pictures', { count: pictures.length })}
            </button>
          </>
        )}
      </div>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={name} size="wide">
        <Suspense>
          <PictureCarousel pictures={pictures} />
        </Suspense>
      </Dialog>
    </section>
  );
}

const slideAt = ({ currentTarget: { scrollLeft, clientWidth } }: UIEvent<HTMLElement>): number =>
  Math.round(scrollLeft / clientWidth);
