import { ChevronLeft, ChevronRight, type LucideIcon } from 'lucide-react';
import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { classes } from '#web/ui/classes.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { useLive } from '#web/ui/use-live.ts';
import styles from './Carousel.module.css';

type CarouselProps = {
  readonly name: string;
  readonly slides: readonly { readonly key: string; readonly content: ReactNode }[];
  /** What its buttons are called. */
  readonly before: string;
  readonly after: string;
  /** Which of the slides is seen, by its index. */
  readonly position: (at: number) => ReactNode;
  /** Of each slide. */
  readonly className?: string | undefined;
};

/**
 * Slides one by one; after the last comes the first (SITE-16). Without script they stand side by
 * side, to be drawn along.
 */
export function Carousel({ name, slides, before, after, position, className }: CarouselProps) {
  const [at, setAt] = useState(0);
  const live = useLive();
  const drawn = useRef<HTMLDivElement>(null);
  // Whoever has drawn it along before there was script stays at that slide.
  useLayoutEffect(() => {
    const view = drawn.current;
    if (!live || !view || view.scrollLeft === 0) return;
    setAt(Math.round(view.scrollLeft / view.clientWidth));
    view.scrollLeft = 0;
  }, [live]);
  const step = (by: number) => setAt((now) => (now + by + slides.length) % slides.length);
  return (
    <div role="group" aria-roledescription="carousel" aria-label={name}>
      <div ref={drawn} className={classes(styles.window, !live && styles.drawn)}>
        <ul
          className={styles.slides}
          style={live ? { transform: `translateX(-${at * 100}%)` } : {}}
        >
          {slides.map(({ key, content }, index) => (
            <li key={key} className={classes(styles.slide, className)} inert={live && index !== at}>
              {content}
            </li>
          ))}
        </ul>
      </div>
      <div className={classes(styles.controls, !live && styles.unlive)}>
        <StepButton name={before} icon={ChevronLeft} onPress={() => step(-1)} />
        <p aria-live="polite">{position(at)}</p>
        <StepButton name={after} icon={ChevronRight} onPress={() => step(1)} />
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
