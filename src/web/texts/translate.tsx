import { createContext, use, useMemo, type ReactNode } from 'react';
import {
  createTranslator,
  type IntlError,
  type MessageKeys,
  type NamespaceKeys,
  type NestedKeyOf,
  type NestedValueOf,
} from 'use-intl/core';
import { writeMessage, writeRich, type MessageValues } from './format-message.ts';
import type { Messages } from './messages.generated.ts';

/**
 * How pages speak: use-intl's provider and hook, made for pages of many sentences. The library
 * makes a translator for each part that speaks and options for each sentence; a page of results has
 * 130 of the one and 200 of the other. Here a namespace has one translator, and what is not plain
 * words, choices and plurals goes to the library.
 */
export type Translate<Namespace extends AnyNamespace> = {
  /** The sentence of a key; a missing one is told to `onError` (SITE-19). */
  (key: KeyOf<Namespace>, values?: MessageValues): string;
  /** A sentence with marked parts, each made by the value of its name. */
  readonly rich: (key: KeyOf<Namespace>, values?: MessageValues) => ReactNode;
};

type AnyNamespace = NamespaceKeys<Messages, NestedKeyOf<Messages>>;
type KeyOf<Namespace extends string> = KeyIn<NestedValueOf<Messages, Namespace>>;
type KeyIn<Texts> = MessageKeys<Texts, NestedKeyOf<Texts>>;

type Speech = {
  readonly locale: string;
  readonly messages: Texts;
  readonly timeZone: string | undefined;
  readonly onError: ((error: IntlError) => void) | undefined;
  readonly translators: Map<string, AnyTranslate>;
};

type Texts = { readonly [key: string]: unknown };
type AnyTranslate = ((key: string, values?: MessageValues) => string) & {
  readonly rich: (key: string, values?: MessageValues) => ReactNode;
};

type IntlProviderProps = {
  readonly locale: string;
  readonly messages?: Texts;
  readonly timeZone?: string;
  readonly onError?: (error: IntlError) => void;
  readonly children: ReactNode;
};

const SpeechContext = createContext<Speech | undefined>(undefined);

/**
 * Texts by namespace for everything inside, compiled when built (tools/compile-texts.ts); what is
 * not given comes from the provider around it.
 */
export function IntlProvider({ locale, messages, timeZone, onError, children }: IntlProviderProps) {
  const outer = use(SpeechContext);
  const speech = useMemo(
    () => ({
      locale,
      messages: { ...outer?.messages, ...messages },
      timeZone: timeZone ?? outer?.timeZone,
      onError: onError ?? outer?.onError,
      translators: new Map(),
    }),
    [locale, messages, timeZone, onError, outer],
  );
  return <SpeechContext value={speech}>{children}</SpeechContext>;
}

/** The language of the site's market. */
export const useLocale = (): string => useSpeech().locale;

/** The time zone that the site's times are read in. */
export const useTimeZone = (): string | undefined => useSpeech().timeZone;

function useSpeech(): Speech {
  const speech = use(SpeechContext);
  if (!speech) throw new Error('no texts above this part');
  return speech;
}

/** Says the sentences of a namespace (`paying.payment`). */
export function useTranslations<Namespace extends AnyNamespace>(
  namespace: Namespace,
): Translate<Namespace> {
  const speech = useSpeech();
  const known = speech.translators.get(namespace) ?? makeTranslator(speech, namespace);
  speech.translators.set(namespace, known);
  return known;
}

/** Says the sentences of a namespace outside of a page: what search engines read of it. */
export function translatorOf<Namespace extends AnyNamespace>(
  locale: string,
  messages: Texts,
  namespace: Namespace,
): Translate<Namespace> {
  const speech = { locale, messages, timeZone: undefined, onError: undefined };
  return makeTranslator({ ...speech, translators: new Map() }, namespace);
}

function makeTranslator(speech: Speech, namespace: string): AnyTranslate {
  const texts = at(speech.messages, namespace);
  let made: AnyTranslate | undefined;
  const library = () => (made ??= translatorOfLibrary(speech, namespace));
  const say = (key: string, values?: MessageValues) =>
    writeMessage(at(texts, key), values, speech.locale) ?? library()(key, values);
  return Object.assign(say, {
    rich: (key: string, values?: MessageValues) =>
      writeRich(at(texts, key), values, speech.locale) ?? library().rich(key, values),
  });
}

function translatorOfLibrary(
  { locale, messages, timeZone, onError }: Speech,
  namespace: string,
): AnyTranslate {
  const made: unknown = createTranslator({
    locale,
    messages,
    namespace,
    ...(timeZone && { timeZone }),
    ...(onError && { onError }),
  });
  // It knows the keys of messages that the compiler sees; those of a page are seen where they are
  // said.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return made as AnyTranslate;
}

/** What stands at a path of names, as `problems.late`. */
const at = (texts: unknown, path: string): unknown =>
  isTexts(texts)
    ? (texts[path] ?? (path.includes('.') ? path.split('.').reduce(next, texts) : undefined))
    : undefined;

const next = (texts: unknown, name: string): unknown => (isTexts(texts) ? texts[name] : undefined);

const isTexts = (texts: unknown): texts is Texts =>
  typeof texts === 'object' && texts !== null && !Array.isArray(texts);
