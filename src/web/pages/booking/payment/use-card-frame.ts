import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { usePageProperties } from '#web/page-properties.ts';

type Message =
  | { readonly type: 'card-token'; readonly token: string }
  | { readonly type: 'invalid' }
  | { readonly type: 'height'; readonly height: number };

/** What the frame says; undefined for anything else. */
function readMessage(data: unknown): Message | undefined {
  if (typeof data !== 'object' || data === null || !('type' in data)) return undefined;
  const { type } = data;
  if (type === 'invalid') return { type };
  if (type === 'card-token' && 'token' in data && typeof data.token === 'string')
    return { type, token: data.token };
  return type === 'height' && 'height' in data && typeof data.height === 'number'
    ? { type, height: data.height }
    : undefined;
}

/** How long the frame may take to answer a press. */
const TIMEOUT_MS = 15_000;

type CardFrameAnswers = {
  readonly onToken: (token: string) => void;
  readonly onInvalid: () => void;
};

/**
 * The provider's card fields in a frame of its origin (`frame`). `ask` begins a press; the frame
 * answers with a token (`onToken`), or shows itself what is wrong (`onInvalid`). Messages are taken
 * from that frame and origin alone.
 */
export function useCardFrame(fieldsUrl: string, { onToken, onInvalid }: CardFrameAnswers) {
  const { theme, domainConfig } = usePageProperties();
  const ref = useRef<HTMLIFrameElement>(null);
  const [state, setState] = useState<'ready' | 'asked' | 'silent'>('ready');
  const address = new URL(fieldsUrl);
  address.searchParams.set('origin', domainConfig.baseUrl);
  if (theme) address.searchParams.set('theme', theme);
  const onMessage = useEffectEvent((event: MessageEvent) => {
    if (event.origin !== address.origin || event.source !== ref.current?.contentWindow) return;
    const message = readMessage(event.data);
    if (!message) return;
    if (message.type === 'height') return fit(ref.current, message.height);
    setState('ready');
    if (message.type === 'card-token') onToken(message.token);
    else onInvalid();
  });
  useEffect(() => {
    const listen = (event: MessageEvent) => onMessage(event);
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, []);
  useEffect(() => {
    if (state !== 'asked') return;
    const end = setTimeout(() => setState('silent'), TIMEOUT_MS);
    return () => clearTimeout(end);
  }, [state]);
  const send = () => ref.current?.contentWindow?.postMessage({ type: 'submit' }, address.origin);
  const ask = () => {
    setState('asked');
    send();
  };
  // Who presses before the frame's script has come is heard once it has.
  const onLoad = () => {
    if (state === 'asked') send();
  };
  return {
    frame: { ref, src: address.href, onLoad },
    ask,
    isAsked: state === 'asked',
    isSilent: state === 'silent',
  };
}

function fit(frame: HTMLIFrameElement | null, height: number): void {
  if (frame) frame.style.height = `${height}px`;
}
