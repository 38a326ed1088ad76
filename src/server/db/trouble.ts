import { isDatabaseUnavailable } from './unavailable.ts';

export type Trouble = {
  /**
   * Something failed: told when it is the first failure in a row, or another than the last one. All
   * ways in which PostgreSQL can be away are one.
   */
  readonly met: (error: unknown) => void;
  /** Something succeeded: told when it had failed before. */
  readonly over: () => void;
};

/** Tells of a trouble that lasts once when it begins and once when it is over. */
export function makeTrouble(
  onLost: (error: unknown) => void,
  onBack: () => void = () => undefined,
): Trouble {
  let reported: string | undefined;
  return {
    met: (error) => {
      const kind = isDatabaseUnavailable(error) ? 'PostgreSQL is away' : String(error);
      if (kind !== reported) onLost(error);
      reported = kind;
    },
    over: () => {
      if (reported !== undefined) onBack();
      reported = undefined;
    },
  };
}
