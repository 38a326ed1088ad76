import { closeAndFocus } from '#web/ui/drop-down.ts';
import styles from './Menu.module.css';

/** Wide enough for the links of the header (Menu.module.css). */
const WIDE = '(min-width: 1000px)';

/**
 * Makes a modal of a menu, which is open when it is first called: all else is inert while it is
 * open; Escape, a press beside it, a wider window and another page close it.
 */
export function holdFocus(menu: HTMLDetailsElement): void {
  let held: readonly Element[] = [];
  const follow = () => {
    for (const element of held) element.toggleAttribute('inert', false);
    held = menu.open ? besides(menu) : [];
    for (const element of held) element.toggleAttribute('inert', true);
    markAsDialog(menu);
    if (menu.open) nameThisPage(menu);
  };
  const close = () => {
    menu.open = false;
  };
  menu.addEventListener('toggle', follow);
  menu.addEventListener('keydown', ({ key }) => key === 'Escape' && closeAndFocus(menu));
  document.addEventListener('click', ({ target }) => isBeside(menu, target) && closeAndFocus(menu));
  matchMedia(WIDE).addEventListener('change', close);
  window.addEventListener('pagehide', close);
  follow();
}

/** A press on what is inert is one on what it stands in. */
const isBeside = (menu: Element, target: EventTarget | null): boolean =>
  target === menu || (target instanceof Node && !menu.contains(target));

/** All that stands beside an element or what it stands in, and is not inert yet. */
function besides(element: Element): Element[] {
  const parent = element.parentElement;
  if (!parent || element === document.body) return [];
  const others = [...parent.children].filter((other) => other !== element && isSeen(other));
  return [...others, ...besides(parent)];
}

const isSeen = (element: Element): boolean => !element.matches('script, style, [inert]');

/** The menu and the button that closes it are a dialog while they are all there is. */
function markAsDialog(menu: HTMLDetailsElement): void {
  const attributes = { role: 'dialog', 'aria-modal': 'true', 'aria-label': nameOf(menu) };
  for (const [name, value] of Object.entries(attributes))
    if (menu.open) menu.parentElement?.setAttribute(name, value);
    else menu.parentElement?.removeAttribute(name);
}

const nameOf = (menu: Element): string => menu.querySelector('summary')?.textContent ?? '';

/** Pages change without a new document: the way back is to the page that is shown. */
function nameThisPage(menu: Element): void {
  const back = menu.querySelector<HTMLInputElement>(`.${styles.appearance} input`);
  if (back) back.value = location.pathname + location.search;
}
