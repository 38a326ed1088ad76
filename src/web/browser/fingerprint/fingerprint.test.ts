import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { webRtcPresence } from './browser.ts';
import { collectFingerprint } from './collect.ts';
import { collectGroup } from './group.ts';
import { poll } from './poll.ts';
import { audioSample } from './sound.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** What comes of it, and how many milliseconds it took. */
async function timed<T>(work: Promise<T>): Promise<readonly [T, number]> {
  const begun = Date.now();
  const done = work.then((value) => [value, Date.now() - begun] as const);
  await vi.runAllTimersAsync();
  return done;
}

test('a payload has every group, also where nothing can be collected [FPR-04, FPR-09]', async () => {
  vi.stubGlobal('navigator', undefined);
  const [groups] = await timed(collectFingerprint(undefined));
  expect(Object.keys(groups)).toEqual([
    'audio_codecs',
    'audio_context',
    'audio_sample',
    'automation_detection',
    'battery',
    'canvas_hash',
    'capabilities',
    'device',
    'display',
    'fonts',
    'media_devices',
    'mime_types',
    'network_connection',
    'permissions',
    'plugins',
    'speech_voices',
    'storage_and_timing',
    'client_hints',
    'video_codecs',
    'web_rtc_presence',
    'webgl',
  ]);
  for (const group of Object.values(groups)) expect(typeof group).toBe('object');
  expect(groups['canvas_hash']).toEqual({});
});

test.each([
  [
    'throws',
    () => {
      throw new Error('not here');
    },
  ],
  ['is refused', () => Promise.reject(new Error('not here'))],
  ['never ends', () => new Promise<never>(() => undefined)],
] as const)('a collector that %s leaves what there is without it [FPR-09]', async (_, collect) => {
  const [group] = await timed(collectGroup(collect, { there: false }));
  expect(group).toEqual({ there: false });
});

test('what is waited for is looked at every 50 ms [FPR-05]', async () => {
  const moments: number[] = [];
  const begun = Date.now();
  const look = () => {
    moments.push(Date.now() - begun);
    return moments.length > 3 ? 'here' : undefined;
  };
  expect(await timed(poll(look, 10))).toEqual(['here', 150]);
  expect(moments).toEqual([0, 50, 100, 150]);
  expect(await timed(poll(() => undefined, 4))).toEqual([undefined, 200]);
});

function stubPeer(iceGatheringState: string) {
  const opened: unknown[] = [];
  const closed = vi.fn<() => void>();
  vi.stubGlobal(
    'RTCPeerConnection',
    class {
      iceGatheringState = iceGatheringState;
      constructor(configuration: unknown) {
        opened.push(configuration);
      }
      addEventListener = () => undefined;
      createDataChannel = () => undefined;
      createOffer = async () => ({});
      setLocalDescription = async () => undefined;
      close = closed;
    },
  );
  return { opened, closed };
}

test('candidates are waited for 500 ms, and no server outside is asked [FPR-06]', async () => {
  const { opened, closed } = stubPeer('gathering');
  expect(await timed(webRtcPresence(undefined))).toEqual([
    { is_present: true, candidate_kinds: [] },
    500,
  ]);
  expect(opened).toEqual([{}]);
  expect(closed).toHaveBeenCalledTimes(1);
});

test('the STUN server is the one that is set [FPR-08]', async () => {
  const { opened } = stubPeer('complete');
  await timed(webRtcPresence('stun:stun.example:3478'));
  expect(opened).toEqual([{ iceServers: [{ urls: 'stun:stun.example:3478' }] }]);
});

test('44,100 samples are rendered [FPR-07]', async () => {
  const node = { connect: () => node, start: () => undefined };
  const lengths: number[] = [];
  vi.stubGlobal('OscillatorNode', function Tone() {
    return node;
  });
  vi.stubGlobal('DynamicsCompressorNode', function Compressor() {
    return node;
  });
  vi.stubGlobal(
    'OfflineAudioContext',
    class {
      length: number;
      constructor(_channels: number, length: number) {
        this.length = length;
        lengths.push(length);
      }
      startRendering = async () => ({
        length: this.length,
        getChannelData: () => new Float32Array(this.length),
      });
    },
  );
  expect(await audioSample()).toMatchObject({ length: 44_100 });
  expect(lengths).toEqual([44_100]);
});
