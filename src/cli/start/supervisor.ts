/** Keeps the running parts of the program together: they end in order, and when one dies all do. */

export type SupervisedPart = {
  readonly name: string;
  /** Resolves with the reason when the part ends, asked or not; never rejects. */
  readonly ended: Promise<string>;
  /** Asks the part to end and resolves when it has. */
  readonly stop: () => Promise<void>;
};

/** Why everything ends: somebody asked, or a part failed. */
export type Ending =
  | { readonly kind: 'asked' }
  | { readonly kind: 'failed'; readonly reason: string };

export type Supervisor = {
  /** Takes charge of a part. From now on its end is the end of all. */
  readonly watch: (part: SupervisedPart) => void;
  readonly end: (ending: Ending) => void;
  /** Resolves at the first reason to end. */
  readonly ending: Promise<Ending>;
  /** Stops all parts, the last started first. */
  readonly stopAll: () => Promise<void>;
};

export function makeSupervisor(): Supervisor {
  const parts: SupervisedPart[] = [];
  const { promise: ending, resolve: end } = Promise.withResolvers<Ending>();
  return {
    ending,
    end,
    watch: (part) => {
      parts.push(part);
      void part.ended.then((reason) =>
        end({ kind: 'failed', reason: `${part.name} ended unexpectedly: ${reason}` }),
      );
    },
    stopAll: async () => {
      for (const part of parts.toReversed()) await part.stop();
    },
  };
}
