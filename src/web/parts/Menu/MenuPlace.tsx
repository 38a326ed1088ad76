import styles from './Menu.module.css';

/**
 * Where the document puts the menu of phones and tablets: React takes the element over as it finds
 * it, and leaves what is in it alone, so that a live page is sent none of it as script.
 */
export const MenuPlace = ({ hidden }: { readonly hidden: boolean }) => (
  <div
    id="menu"
    className={styles.place}
    hidden={hidden}
    ref={takeIn}
    suppressHydrationWarning
    // oxlint-disable-next-line react/no-danger -- nothing is ever put in by script
    dangerouslySetInnerHTML={NOTHING}
  />
);

const NOTHING = { __html: '' };

let menu: Element | null = null;

/**
 * The menu of the document moves along when React makes its place anew; what it needs of script
 * comes when it is first opened.
 */
function takeIn(place: HTMLDivElement | null): void {
  if (!place) return;
  if (menu) place.append(menu);
  else
    place.firstElementChild?.addEventListener('toggle', ({ target }) => void hold(target), {
      once: true,
    });
  menu ??= place.firstElementChild;
}

async function hold(opened: EventTarget | null): Promise<void> {
  if (!(opened instanceof HTMLDetailsElement)) return;
  const { holdFocus } = await import('./hold-focus.ts');
  holdFocus(opened);
}
