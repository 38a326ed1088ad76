import { Gallery } from '#web/parts/Gallery/Gallery.tsx';
import { useTranslations } from '#web/texts/translate.tsx';
import type { HotelPictureFragment } from './query.generated.ts';
import typography from '#web/ui/type.module.css';
import styles from './hotel.module.css';

type HotelPicturesProps = {
  readonly pictures: readonly HotelPictureFragment[];
  readonly name: string;
};

/** The hotel’s pictures, and whether they are drawn. */
export function HotelPictures({ pictures, name }: HotelPicturesProps) {
  const t = useTranslations('hotel');
  return (
    <div className={styles.gallery}>
      <Gallery pictures={pictures} name={name} />
      {pictures.every(({ scene }) => scene !== 'photo') && (
        <p className={typography.small}>{t('drawn')}</p>
      )}
    </div>
  );
}
