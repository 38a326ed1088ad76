/**
 * Durable work: functions of several steps that survive a killed process. Behind this interface
 * stands DBOS; a test, or a simulation of the whole shop, supplies its own.
 */
import type { QueueName } from './retries.ts';

/**
 * What a workflow may do besides computing: everything with an effect is a step, run at least once
 * and remembered.
 */
export type Steps = {
  /**
   * Runs `work` once it is known not to have run, and remembers its answer (plain JSON). Names are
   * unique in a workflow.
   */
  readonly step: <T>(name: string, work: () => Promise<T>) => Promise<T>;
  /**
   * Runs `work` until it goes through, as a step, and remembers nothing: for what reads facts that
   * never change and need not stand twice.
   */
  readonly read: <T>(work: () => Promise<T>) => Promise<T>;
  /** Waits until `instant`, through restarts. */
  readonly sleepUntil: (instant: Date) => Promise<void>;
  /**
   * Whether this run goes by a change of the workflow's steps: false where an earlier release has
   * gone past this place, so that its steps follow in their old order. A run whose steps are not
   * those that it remembers fails for good.
   */
  readonly patched: (name: string) => Promise<boolean>;
};

/**
 * Starts the workflow with this id, or joins it when it runs or has run, and gives its answer. One
 * that ended by an error goes on after the last step that went through.
 */
export type RunWorkflow<Input, Output> = (id: string, input: Input) => Promise<Output>;

/** How a workflow is called. */
export type WorkflowNames = {
  /** Under which it is resumed after a restart. */
  readonly name: string;
  /** Where its id stands while a step of it fails, for an operator to find. */
  readonly queue: QueueName;
};

export type Engine = Steps & {
  /** Gives a function its names; before `start`. */
  define<Input, Output>(
    names: WorkflowNames,
    work: (input: Input) => Promise<Output>,
  ): RunWorkflow<Input, Output>;
  /** Takes new work, and over from processes that have ended what they left unfinished. */
  start(): Promise<void>;
  stop(): Promise<void>;
};
