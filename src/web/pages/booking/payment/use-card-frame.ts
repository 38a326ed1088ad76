import { useEffect, useEffectEvent, useRef, useState } from 'react';
import * as v from 'valibot';
import { usePageProperties } from '#web/page-properties.ts';

const Message = v.variant('type', [
  v.object({ type: v.literal('card-token'), token: v.string() }),
  v.object({ type: v.literal('invalid') }),
  v.object({ type: v.literal('height'), height: v.number() }),
]);

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
    const message = v.safeParse(Message, event.data);
    if (!message.success) return;
    if (message.output.type === 'height') return fit(ref.current, message.output.height);
    setState('ready');
    if (message.output.type === 'card-token') onToken(message.output.token);
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
