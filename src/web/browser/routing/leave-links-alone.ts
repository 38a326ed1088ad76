/**
 * Links load their document, as without script: for deployments without navigation in the browser
 * (ROUTE-26).
 */
export function leaveLinksAlone(): void {
  window.addEventListener('click', keepFromApp, { capture: true });
}

function keepFromApp(click: MouseEvent): void {
  if (click.target instanceof Element && click.target.closest('a[href]'))
    click.stopImmediatePropagation();
}
