/** The device and its system, as far as a browser tells of them. */
import type { FingerprintGroup } from './group.ts';
import { poll } from './poll.ts';

export const device = (): FingerprintGroup => ({
  platform: navigator.platform,
  hardware_concurrency: navigator.hardwareConcurrency,
  device_memory: read(navigator, 'deviceMemory'),
  max_touch_points: navigator.maxTouchPoints,
  languages: [...navigator.languages],
  time_zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
});

export const display = (): FingerprintGroup => ({
  width: screen.width,
  height: screen.height,
  available_width: screen.availWidth,
  available_height: screen.availHeight,
  colour_depth: screen.colorDepth,
  pixel_ratio: devicePixelRatio,
  orientation: screen.orientation.type,
  colour_scheme: matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light',
});

export const capabilities = (): FingerprintGroup => ({
  cookies: navigator.cookieEnabled,
  pdf_viewer: navigator.pdfViewerEnabled,
  service_worker: 'serviceWorker' in navigator,
  web_assembly: 'WebAssembly' in window,
  touch: 'ontouchstart' in window,
  credentials: 'PublicKeyCredential' in window,
});

/** Signs that a program drives the browser. */
export const automationDetection = (): FingerprintGroup => ({
  webdriver: navigator.webdriver,
  has_no_languages: navigator.languages.length === 0,
  is_headless: /Headless/.test(navigator.userAgent),
});

export async function battery(): Promise<FingerprintGroup> {
  const getBattery = read(navigator, 'getBattery');
  if (typeof getBattery !== 'function') return {};
  const found: unknown = await getBattery.call(navigator);
  return { charging: read(found, 'charging'), level: read(found, 'level') };
}

export function networkConnection(): FingerprintGroup {
  const connection = read(navigator, 'connection');
  return {
    online: navigator.onLine,
    effective_type: read(connection, 'effectiveType'),
    downlink: read(connection, 'downlink'),
    rtt: read(connection, 'rtt'),
    save_data: read(connection, 'saveData'),
  };
}

export async function clientHints(): Promise<FingerprintGroup> {
  const hints = read(navigator, 'userAgentData');
  const getValues = read(hints, 'getHighEntropyValues');
  if (typeof getValues !== 'function') return {};
  const values: unknown = await getValues.call(hints, ['architecture', 'model', 'platformVersion']);
  return {
    mobile: read(hints, 'mobile'),
    platform: read(hints, 'platform'),
    architecture: read(values, 'architecture'),
    model: read(values, 'model'),
    platform_version: read(values, 'platformVersion'),
  };
}

export async function storageAndTiming(): Promise<FingerprintGroup> {
  const { quota } = await navigator.storage.estimate();
  const [navigation] = performance.getEntriesByType('navigation');
  return {
    local_storage: 'localStorage' in window,
    session_storage: 'sessionStorage' in window,
    indexed_db: 'indexedDB' in window,
    quota,
    page_ms: Math.round(performance.now()),
    load_ms: Math.round(navigation?.duration ?? 0),
  };
}

export async function mediaDevices(): Promise<FingerprintGroup> {
  const found = await navigator.mediaDevices.enumerateDevices();
  const count = (kind: MediaDeviceKind) => found.filter((one) => one.kind === kind).length;
  return {
    audio_inputs: count('audioinput'),
    audio_outputs: count('audiooutput'),
    video_inputs: count('videoinput'),
  };
}

/** Browsers learn of their voices a while after a page began. */
export async function speechVoices(): Promise<FingerprintGroup> {
  const look = () => {
    const voices = speechSynthesis.getVoices();
    return voices.length > 0 ? voices : undefined;
  };
  const voices = (await poll(look, VOICE_TRIES)) ?? [];
  return { count: voices.length, names: voices.slice(0, MOST_VOICES).map(({ name }) => name) };
}

const VOICE_TRIES = 10;
const MOST_VOICES = 30;

/** What only some browsers have. */
const read = (from: unknown, name: string): unknown =>
  typeof from === 'object' && from !== null ? Reflect.get(from, name) : undefined;
