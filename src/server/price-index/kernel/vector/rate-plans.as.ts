/** Factors and classes of rate plans. */
import { DEAD, LeastWork, PLAN_BLOCK, segmentAt, Stay } from './records.as';

/** Factors and classes of the plans of all segments. */
export function gatherPlans(work: LeastWork): void {
  for (let g: i32 = 0; g < work.segmentCount; g++) {
    const segment = segmentAt(work.segments, g);
    const plan = <usize>segment.firstPlan;
    const at = <usize>segment.planAt;
    gatherSegment(
      work.planOccupancy + (plan << 1),
      work.planClass + plan,
      segment.blocks * PLAN_BLOCK,
      work.factorOf,
      work.factors + (at << 2),
      work.classes + at,
    );
  }
}

@inline
function gatherSegment(
  occupancies: usize,
  classes: usize,
  plans: i32,
  factorOf: usize,
  factors: usize,
  kept: usize,
): void {
  for (let i: usize = 0; i < <usize>plans; i++) {
    const factor = load<i32>(factorOf + ((<usize>load<u16>(occupancies + (i << 1))) << 2));
    store<i32>(factors + (i << 2), factor);
    store<u8>(kept + i, factor == 0 ? <u8>DEAD : load<u8>(classes + i));
  }
}

/** Factors of plans in 16 bits, as accumulate reads them. */
export function fillFactors(occupancies: usize, plans: i32, factorOf: usize, factors: usize): void {
  for (let i: usize = 0; i < (<usize>plans) << 1; i += 2)
    store<u16>(factors + i, load<u16>(factorOf + ((<usize>load<u16>(occupancies + i)) << 2)));
}

@inline
export function nightsOf(stay: Stay): v128 {
  return i8x16.splat(<i8>stay.nights);
}
