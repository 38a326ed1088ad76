/** What a browser was set up with: plug-ins, types, permissions; whether it could call others. */
import type { FingerprintGroup } from './group.ts';
import { poll } from './poll.ts';

const MOST = 30;

export const plugins = (): FingerprintGroup => ({
  // oxlint-disable-next-line typescript/no-deprecated -- FPR-04 asks for it
  names: Array.from(navigator.plugins, ({ name }) => name).slice(0, MOST),
});

export const mimeTypes = (): FingerprintGroup => ({
  // oxlint-disable-next-line typescript/no-deprecated -- FPR-04 asks for it
  types: Array.from(navigator.mimeTypes, ({ type }) => type).slice(0, MOST),
});

const PERMISSIONS = ['geolocation', 'notifications', 'camera', 'microphone'] as const;

export async function permissions(): Promise<FingerprintGroup> {
  const states = await Promise.all(
    PERMISSIONS.map(async (name) => {
      const state = await navigator.permissions.query({ name }).then(
        (permission) => permission.state,
        () => null,
      );
      return [name, state] as const;
    }),
  );
  return Object.fromEntries(states);
}

/** FPR-06: how long candidates are waited for. */
const WAIT_MS = 500;
const STEP_MS = 50;

/**
 * Whether there is WebRTC, and of which kinds its candidates are; no address of theirs is told.
 * Without a STUN server nobody outside is asked (FPR-08).
 */
export async function webRtcPresence(stunUrl: string | undefined): Promise<FingerprintGroup> {
  const peer = new RTCPeerConnection(stunUrl ? { iceServers: [{ urls: stunUrl }] } : {});
  try {
    const kinds = new Set<string>();
    peer.addEventListener('icecandidate', ({ candidate }) => {
      if (candidate?.type) kinds.add(candidate.type);
    });
    peer.createDataChannel('');
    await peer.setLocalDescription(await peer.createOffer());
    const isDone = () => (peer.iceGatheringState === 'complete' ? true : undefined);
    await poll(isDone, WAIT_MS / STEP_MS);
    return { is_present: true, candidate_kinds: [...kinds] };
  } finally {
    peer.close();
  }
}
