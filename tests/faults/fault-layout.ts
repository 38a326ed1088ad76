/** What the faults are done to: the worker alone, or a whole site as production runs it. */
import type { Pool } from 'pg';
import type { MortalPostgres } from '../outages/mortal-postgres.ts';
import type { EngineProcess } from './fault-world.ts';

export type FaultLayout = {
  readonly pool: Pool;
  readonly paymentUrl: string;
  /** How many shop at once. */
  readonly shoppers: number;
  /** Longest pause from the orders to the fault: in some of them a purchase gets to its end. */
  readonly longestCalmMs: number;
  readonly postgres: MortalPostgres;
  /** Starts the process that is killed; resolves when it works. */
  start(): Promise<EngineProcess>;
  /**
   * Fills a checkout up to its payment; undefined when something was away. Submitting it gives the
   * kind of the answer; undefined when there was none and the same is to be submitted again.
   */
  prepare(draw: () => number): Promise<Submit | undefined>;
  /** Waits until nothing is left to do, and says what the auditor finds. */
  auditWhenQuiet(): Promise<string[]>;
  close(): Promise<void>;
};

export type Submit = () => Promise<string | undefined>;
