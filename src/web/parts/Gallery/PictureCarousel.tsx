import { Carousel } from '#web/parts/Carousel/Carousel.tsx';
import { pictureFacts, type ApiPicture } from '#web/parts/picture-facts.ts';
import { Picture } from '#web/parts/Picture.tsx';
import { useTranslations } from '#web/texts/translate.tsx';
import styles from './PictureCarousel.module.css';

/** Pictures one by one. Shown only with script. */
export function PictureCarousel({ pictures }: { readonly pictures: readonly ApiPicture[] }) {
  const t = useTranslations('gallery');
  return (
    <Carousel
      name={t('pictures')}
      before={t('picture_before')}
      after={t('picture_after')}
      slides={pictures.map((picture) => ({
        key: picture.url,
        content: (
          <Picture
            picture={pictureFacts(picture, 'large')}
            sizes="(min-width: 1180px) 1130px, 100vw"
          />
        ),
      }))}
      className={styles.slide}
      position={(at) => (
        <>
          {t('picture_of', { number: at + 1, count: pictures.length })}
          <span className={styles.alt}> {pictures[at]?.alt}</span>
        </>
      )}
    />
  );
}
