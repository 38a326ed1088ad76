/**
 * The fault injector of every simulator (reliability-security: F-15). A plan is a list of rules;
 * each rule draws from a generator of its own, seeded by the rule, so that the same calls meet the
 * same faults in every run.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import * as v from 'valibot';
import { type Answer, jsonAnswer, readBody, sendAnswer } from './answer.ts';

const FAULT_KINDS = [
  'latency',
  'error-before',
  'error-after',
  'drop-after',
  'duplicate',
  'late',
  'malformed',
] as const;

const FaultRuleSchema = v.object({
  /** Name of the call as the simulator's README gives it; `*` for every call. */
  call: v.string(),
  kind: v.picklist(FAULT_KINDS),
  probability: v.pipe(v.number(), v.minValue(0), v.maxValue(1)),
  /** How often the rule strikes at most; without it, as often as it is drawn. */
  times: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  /** Milliseconds of `latency` and `late`. */
  latencyMs: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(120_000))),
  seed: v.pipe(v.number(), v.integer()),
});
const FaultPlanSchema = v.array(FaultRuleSchema);

export type FaultRule = v.InferOutput<typeof FaultRuleSchema>;
export type Fault = { readonly kind: (typeof FAULT_KINDS)[number]; readonly latencyMs: number };

const LATENCY_MS = 1_000;
/** Longer than any deadline of a caller (payments 10 s, bookings 25 s). */
const LATE_MS = 30_000;

export type Faults = {
  /** The fault that strikes this call, if any: the first rule that is drawn. */
  applyFault(call: string): Fault | undefined;
  /** Replaces the plan; counts and generators start anew. */
  setPlan(rules: readonly FaultRule[]): void;
  /** Answers `PUT`, `GET` and `DELETE /_faults`; false when the request is for something else. */
  handleControl(request: IncomingMessage, response: ServerResponse): Promise<boolean>;
};

export function makeFaults(): Faults {
  let rules: LiveRule[] = [];
  const setPlan = (plan: readonly FaultRule[]): void => {
    rules = plan.map((rule) => ({ rule, draw: makeDraw(rule.seed), struck: 0 }));
  };
  return {
    setPlan,
    applyFault: (call) => strike(rules, call),
    async handleControl(request, response) {
      if (request.url !== '/_faults') return false;
      sendAnswer(response, await changePlan(request, rules, setPlan));
      return true;
    },
  };
}

/**
 * Answers a call under the fault that strikes it. `work` does the effect and gives the answer:
 * `error-before` skips it, `duplicate` does it twice, `late` does it after the caller has given up,
 * `error-after`, `drop-after` and `malformed` do it and lose the answer.
 */
export async function answerUnderFault(
  fault: Fault | undefined,
  response: ServerResponse,
  work: () => Answer | Promise<Answer>,
): Promise<void> {
  if (fault?.kind === 'error-before') return sendAnswer(response, FAILED);
  if (fault?.kind === 'latency' || fault?.kind === 'late') await wait(fault.latencyMs);
  if (fault?.kind === 'duplicate') await work();
  const answer = await work();
  if (fault?.kind === 'error-after') return sendAnswer(response, FAILED);
  if (fault?.kind === 'drop-after') return void response.destroy();
  sendAnswer(response, fault?.kind === 'malformed' ? truncated(answer) : answer);
}

type LiveRule = { readonly rule: FaultRule; readonly draw: () => number; struck: number };

const FAILED: Answer = jsonAnswer(500, {
  status: 500,
  errorCode: '905',
  message: 'Internal error',
  errorType: 'internal',
});

function strike(rules: readonly LiveRule[], call: string): Fault | undefined {
  const hit = rules.find((live) => {
    if (live.rule.call !== '*' && live.rule.call !== call) return false;
    if (live.rule.times !== undefined && live.struck >= live.rule.times) return false;
    return live.draw() < live.rule.probability;
  });
  if (!hit) return undefined;
  hit.struck += 1;
  const { kind, latencyMs } = hit.rule;
  return { kind, latencyMs: latencyMs ?? (kind === 'late' ? LATE_MS : LATENCY_MS) };
}

async function changePlan(
  request: IncomingMessage,
  rules: readonly LiveRule[],
  setPlan: (plan: readonly FaultRule[]) => void,
): Promise<Answer> {
  if (request.method === 'GET')
    return jsonAnswer(
      200,
      rules.map(({ rule, struck }) => ({ ...rule, struck })),
    );
  if (request.method === 'DELETE') return (setPlan([]), jsonAnswer(200, []));
  const plan = v.safeParse(
    v.pipe(v.string(), v.parseJson(), FaultPlanSchema),
    await readBody(request),
  );
  if (!plan.success) return jsonAnswer(422, { message: v.summarize(plan.issues) });
  setPlan(plan.output);
  return jsonAnswer(200, plan.output);
}

const truncated = (answer: Answer): Answer => ({
  ...answer,
  body: answer.body.slice(0, Math.floor(answer.body.length / 2)),
});

/** Mulberry32: numbers in [0, 1) from a 32-bit seed. */
function makeDraw(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
