import type { BrowserEvent } from './page-event.ts';

/** EVT-04: nothing else of an answer is used. */
export type Published = { readonly success: boolean; readonly message?: string };

/**
 * Sends an event to our own server, also while the page is being left (EVT-01 to EVT-03). What
 * fails is logged, and nobody's concern beyond it (EVT-09).
 */
export async function publishEvent({ kind, data }: BrowserEvent): Promise<Published> {
  try {
    const response = await fetch('/event', {
      method: 'POST',
      headers: { 'content-type': 'application/json', name: kind },
      body: JSON.stringify({ data }),
      keepalive: true,
    });
    return response.ok ? { success: true } : failed(await response.text());
  } catch (error) {
    return failed(String(error));
  }
}

function failed(message: string): Published {
  // oxlint-disable-next-line no-console -- the browser's log is where this belongs
  console.warn('event was not published:', message);
  return { success: false, message };
}
