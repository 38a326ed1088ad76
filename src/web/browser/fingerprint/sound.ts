/** What a browser plays, and how it renders a tone. */
import type { FingerprintGroup } from './group.ts';
import { hash } from './hash.ts';

const AUDIO = {
  aac: 'audio/mp4; codecs="mp4a.40.2"',
  flac: 'audio/flac',
  mp3: 'audio/mpeg',
  ogg: 'audio/ogg; codecs="vorbis"',
  opus: 'audio/webm; codecs="opus"',
  wav: 'audio/wav; codecs="1"',
};
const VIDEO = {
  av1: 'video/mp4; codecs="av01.0.05M.08"',
  h264: 'video/mp4; codecs="avc1.42E01E"',
  hevc: 'video/mp4; codecs="hvc1.1.6.L93.B0"',
  ogg: 'video/ogg; codecs="theora"',
  vp8: 'video/webm; codecs="vp8"',
  vp9: 'video/webm; codecs="vp9"',
};

export const audioCodecs = (): FingerprintGroup => playable('audio', AUDIO);
export const videoCodecs = (): FingerprintGroup => playable('video', VIDEO);

function playable(
  kind: 'audio' | 'video',
  types: Readonly<Record<string, string>>,
): FingerprintGroup {
  const player = document.createElement(kind);
  return Object.fromEntries(
    Object.entries(types).map(([name, type]) => [name, player.canPlayType(type)]),
  );
}

/** FPR-07: one second of sound. */
export const SAMPLES = 44_100;

export function audioContext(): FingerprintGroup {
  const context = new OfflineAudioContext(1, 1, SAMPLES);
  const { maxChannelCount, channelCount, channelCountMode } = context.destination;
  return {
    sample_rate: context.sampleRate,
    state: context.state,
    max_channel_count: maxChannelCount,
    channel_count: channelCount,
    channel_count_mode: channelCountMode,
  };
}

/** A tone through a compressor, which each way of computing renders a little differently. */
export async function audioSample(): Promise<FingerprintGroup> {
  const context = new OfflineAudioContext(1, SAMPLES, SAMPLES);
  const tone = new OscillatorNode(context, { type: 'triangle', frequency: 10_000 });
  const compressor = new DynamicsCompressorNode(context, { threshold: -50, knee: 40, ratio: 12 });
  tone.connect(compressor).connect(context.destination);
  tone.start();
  const rendered = await context.startRendering();
  const end = rendered.getChannelData(0).slice(4_500, 5_000);
  return { length: rendered.length, hash: hash(end.join()) };
}
