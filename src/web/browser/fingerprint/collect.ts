/** The browser's fingerprint, group by group (FPR-04). */
import { mimeTypes, permissions, plugins, webRtcPresence } from './browser.ts';
import {
  automationDetection,
  battery,
  capabilities,
  clientHints,
  device,
  display,
  mediaDevices,
  networkConnection,
  speechVoices,
  storageAndTiming,
} from './device.ts';
import { canvasHash, fonts, webgl } from './drawing.ts';
import { collectGroup, type FingerprintGroup } from './group.ts';
import { audioCodecs, audioContext, audioSample, videoCodecs } from './sound.ts';

type Collector = () => FingerprintGroup | Promise<FingerprintGroup>;

const collectorsOf = (stunUrl: string | undefined): Readonly<Record<string, Collector>> => ({
  audio_codecs: audioCodecs,
  audio_context: audioContext,
  audio_sample: audioSample,
  automation_detection: automationDetection,
  battery,
  canvas_hash: canvasHash,
  capabilities,
  device,
  display,
  fonts,
  media_devices: mediaDevices,
  mime_types: mimeTypes,
  network_connection: networkConnection,
  permissions,
  plugins,
  speech_voices: speechVoices,
  storage_and_timing: storageAndTiming,
  client_hints: clientHints,
  video_codecs: videoCodecs,
  web_rtc_presence: () => webRtcPresence(stunUrl),
  webgl,
});

/**
 * Collects every group, each in a task of its own, so that nobody who types waits for it; one that
 * fails is empty.
 */
export async function collectFingerprint(
  stunUrl: string | undefined,
): Promise<Readonly<Record<string, FingerprintGroup>>> {
  const groups: [string, FingerprintGroup][] = [];
  for (const [name, collect] of Object.entries(collectorsOf(stunUrl))) {
    await aTask();
    groups.push([name, await collectGroup(collect)]);
  }
  return Object.fromEntries(groups);
}

const aTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
