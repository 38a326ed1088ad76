// What the check of the reference data asserts of perks.
import { day, load, ok } from './assertions.mjs';

const isDays = (days) =>
  days === null || (day.test(days.from) && day.test(days.until) && days.from <= days.until);

/** Each perk has days that follow, carriers and airports that exist, and stars from 1 to 5. */
export const checkPerks = (carriers, airports) => {
  for (const { perk, by, booked, leaves } of load('perks.json')) {
    ok(isDays(booked) && isDays(leaves), `perks ${perk}: days`);
    for (const carrier of by.carriers ?? [])
      ok(
        carriers.some(({ iata }) => iata === carrier),
        `perks ${perk}: no carrier ${carrier}`,
      );
    for (const airport of by.airports ?? [])
      ok(
        airports.some(({ iata, role }) => iata === airport && role === 'departure'),
        `perks ${perk}: nobody leaves from ${airport}`,
      );
    const [least, most] = by.stars ?? [1, 5];
    ok(1 <= least && least <= most && most <= 5, `perks ${perk}: stars`);
  }
};
