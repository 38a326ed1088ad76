import {
  appEvent,
  webAttributes,
  type AppEvent,
  type AppMessage,
} from '#domain/tracking/app-messages.ts';
import { takesMessages } from '#domain/tracking/app-version.ts';
import type { PageProperties } from '#web/page-properties.ts';

/** The ways into an app that shows a page: React Native, iOS, Android. */
declare global {
  interface Window {
    readonly ReactNativeWebView?: { readonly postMessage: (text: string) => void };
    readonly HolidaymakerApp?: { readonly postMessage: (text: string) => void };
    readonly webkit?: {
      readonly messageHandlers?: {
        readonly holidaymaker?: { readonly postMessage: (message: AppMessage) => void };
      };
    };
  }
}

type OfApp = Pick<PageProperties, 'appVersion'>;

/** Forms that tell the app that they were sent, by what they are sent for. */
const EVENT_OF_INTENT: ReadonlyMap<string, AppEvent> = new Map([
  ['log-out', 'logout'],
  ['app', 'continue_in_app'],
]);

/**
 * Tells the app whose page this is (APP-05), and from now on of each form that it wants to hear of,
 * when it is sent: the page that follows may be the app's own.
 */
export function joinApp(page: OfApp & Pick<PageProperties, 'authentication'>): void {
  postToApp(page, webAttributes(page.authentication.customerId ?? null));
  document.addEventListener('submit', ({ submitter }) => {
    if (!(submitter instanceof HTMLButtonElement) || submitter.name !== 'intent') return;
    const event = EVENT_OF_INTENT.get(submitter.value);
    if (event) postToApp(page, appEvent(event));
  });
}

/**
 * Posts a message to an app that hears what pages post (APP-04), by the one way that there is: as
 * text, but for iOS, which takes it as it is.
 */
export function postToApp({ appVersion }: OfApp, message: AppMessage): void {
  if (!takesMessages(appVersion)) return;
  const { ReactNativeWebView, HolidaymakerApp, webkit } = window;
  const iOs = webkit?.messageHandlers?.holidaymaker;
  // These are no windows: none has an origin to name.
  // oxlint-disable unicorn/require-post-message-target-origin
  if (ReactNativeWebView) ReactNativeWebView.postMessage(JSON.stringify(message));
  else if (iOs) iOs.postMessage(message);
  else HolidaymakerApp?.postMessage(JSON.stringify(message));
}
