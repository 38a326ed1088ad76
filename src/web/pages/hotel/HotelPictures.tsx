import { pictureFacts } from '#web/parts/picture-facts.ts';
import { Picture } from '#web/parts/Picture.tsx';
import { useTranslations } from '#web/texts/translate.tsx';
import type { HotelPictureFragment } from './query.generated.ts';
import typography from '#web/ui/type.module.css';
import styles from './hotel.module.css';

/** One large and four small in a frame of paper; on a phone side by side to swipe. */
export function HotelPictures({
  pictures,
  name,
}: {
  readonly pictures: readonly HotelPictureFragment[];
  readonly name: string;
}) {
  const t = useTranslations('hotel');
  return (
    <div className={styles.gallery}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- on a phone it scrolls, with the keyboard too */}
      <ul className={styles.pictures} tabIndex={0} aria-label={t('pictures', { hotel: name })}>
        {pictures.map((picture, at) => (
          <li key={picture.url}>
            <Picture
              picture={pictureFacts(picture, at === 0 ? 'large' : 'small')}
              narrow={pictureFacts(picture, 'wide')}
              sizes={at === 0 ? '652px' : '330px'}
              first={at === 0}
            />
          </li>
        ))}
      </ul>
      {pictures.every(({ scene }) => scene !== 'photo') && (
        <p className={typography.small}>{t('drawn')}</p>
      )}
    </div>
  );
}
