/**
 * Keeps the clicks on a page that is not live yet, but for those that lead to another page by
 * themselves. The answered function ends that and does the kept clicks again, in their order.
 */
export function holdClicks(): () => void {
  const held: MouseEvent[] = [];
  const hold = (click: MouseEvent) => {
    if (!(click.target instanceof Element) || click.target.closest('a[href]:not([href^="#"])'))
      return;
    click.preventDefault();
    click.stopImmediatePropagation();
    held.push(click);
  };
  window.addEventListener('click', hold, true);
  return () => {
    window.removeEventListener('click', hold, true);
    for (const click of held) click.target?.dispatchEvent(new MouseEvent('click', click));
  };
}
