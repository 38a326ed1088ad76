import { ChevronLeft, ChevronRight, type LucideIcon } from 'lucide-react';
import { useState } from 'react';
import { pictureFacts } from '#web/parts/picture-facts.ts';
import { Picture } from '#web/parts/Picture.tsx';
import { useTranslations } from '#web/texts/translate.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import type { DealPictureFragment } from '../query.generated.ts';
import styles from './Carousel.module.css';

/** Pictures one by one; after the last comes the first (SITE-16). Shown only with script. */
export function Carousel({ pictures }: { readonly pictures: readonly DealPictureFragment[] }) {
  const t = useTranslations('deal');
  const [at, setAt] = useState(0);
  const step = (by: number) => setAt((now) => (now + by + pictures.length) % pictures.length);
  return (
    <div role="group" aria-roledescription="carousel" aria-label={t('pictures')}>
      <div className={styles.window}>
        <ul className={styles.slides} style={{ transform: `translateX(-${at * 100}%)` }}>
          {pictures.map((picture, index) => (
            <li key={picture.url} className={styles.slide} inert={index !== at}>
              <Picture
                picture={pictureFacts(picture, 'large')}
                sizes="(min-width: 1180px) 1130px, 100vw"
              />
            </li>
          ))}
        </ul>
      </div>
      <div className={styles.controls}>
        <StepButton name={t('picture_before')} icon={ChevronLeft} onPress={() => step(-1)} />
        <p aria-live="polite">
          {t('picture_of', { number: at + 1, count: pictures.length })}
          <span className={styles.alt}> {pictures[at]?.alt}</span>
        </p>
        <StepButton name={t('picture_after')} icon={ChevronRight} onPress={() => step(1)} />
      </div>
    </div>
  );
}

type StepButtonProps = {
  readonly name: string;
  readonly icon: LucideIcon;
  readonly onPress: () => void;
};

function StepButton({ name, icon, onPress }: StepButtonProps) {
  return (
    <button type="button" className={styles.step} aria-label={name} onClick={onPress}>
      <Icon of={icon} />
    </button>
  );
}
