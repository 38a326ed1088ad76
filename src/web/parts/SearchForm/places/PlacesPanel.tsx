import { useTranslations } from '#web/texts/translate.tsx';
import { useLive } from '#web/ui/use-live.ts';
import { PlaceBoxes, type PlaceBoxesProps } from './PlaceBoxes.tsx';
import { PlacePicker, type PlacePickerProps } from './PlacePicker.tsx';
import { SearchKind } from './SearchKind.tsx';
import styles from '../Panel.module.css';

/** Where to: places and hotels to look for and choose; without script a name to type, and boxes. */
export function PlacesPanel(props: PlaceBoxesProps & PlacePickerProps) {
  const t = useTranslations('search_form');
  return (
    <fieldset className={styles.panel}>
      <legend className={styles.question}>{t('to_question')}</legend>
      <SearchKind of={props.searchType} />
      {useLive() ? <PlacePicker {...props} /> : <PlaceBoxes {...props} />}
    </fieldset>
  );
}
