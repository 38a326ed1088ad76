// Checks the reference data beside this file: node data/check.mjs. Prints each problem and exits with 1 when there are any.
import { readFileSync } from 'node:fs';

const here = new URL('.', import.meta.url);
const load = (name) => JSON.parse(readFileSync(new URL(name, here), 'utf8'));
const problems = [];
let assertions = 0;
const ok = (condition, message) => { assertions++; if (!condition) problems.push(message); };
const unique = (rows, key, what) => {
  const seen = new Set();
  for (const row of rows) { const k = key(row); ok(!seen.has(k), `${what}: duplicate ${k}`); seen.add(k); }
  return seen;
};
const rad = (deg) => (deg * Math.PI) / 180;
const km = (a, b) => {
  if (!a || !b) return NaN; // an unknown reference is reported where it stands; every comparison with NaN fails
  const h = Math.sin(rad(b.lat - a.lat) / 2) ** 2 + Math.cos(rad(a.lat)) * Math.cos(rad(b.lat)) * Math.sin(rad(b.lon - a.lon) / 2) ** 2;
  return 2 * 6371 * Math.asin(Math.sqrt(h));
};
const inRange = (p) => Math.abs(p.lat) <= 90 && Math.abs(p.lon) <= 180 && !(p.lat === 0 && p.lon === 0);
const ascii = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const monthDay = /^(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;
const day = /^\d{4}-\d{2}-\d{2}$/;
const confidence = new Set(['high', 'medium', 'low']);

const airports = load('airports.json'), places = load('places.json'), carriers = load('carriers.json'), routes = load('routes.json');
const climate = load('climate.json'), taxes = load('local-taxes.json'), holidays = load('school-holidays.json'), entry = load('entry.json');

// airports
const airport = new Map(airports.map((a) => [a.iata, a]));
unique(airports, (a) => a.iata, 'airports');
for (const a of airports) {
  ok(/^[A-Z]{3}$/.test(a.iata) && /^[A-Z]{2}$/.test(a.country) && inRange(a), `airport ${a.iata}: code, country or position`);
  let zone = true; try { new Intl.DateTimeFormat('en', { timeZone: a.tz }); } catch { zone = false; }
  ok(zone, `airport ${a.iata}: time zone ${a.tz}`);
  ok((a.role === 'departure') === ['GB', 'IE'].includes(a.country), `airport ${a.iata}: role`);
}
const departures = new Set(airports.filter((a) => a.role === 'departure').map((a) => a.iata));

// routes
const carrier = new Set(carriers.map((c) => c.iata));
unique(routes, (r) => `${r.carrier} ${r.from}-${r.to}`, 'routes');
const reached = new Set(), used = new Set(), fromUk = new Set();
for (const r of routes) {
  const name = `route ${r.carrier} ${r.from}-${r.to}`;
  ok(airport.has(r.from) && airport.has(r.to) && r.from !== r.to, `${name}: airports`);
  if (!airport.has(r.from) || !airport.has(r.to)) continue;
  ok(departures.has(r.from), `${name}: does not start in the UK or Ireland`);
  ok(carrier.has(r.carrier), `${name}: carrier`);
  ok(Math.abs(km(airport.get(r.from), airport.get(r.to)) - r.km) <= 2, `${name}: distance`);
  ok(r.direct === (r.stops === 0) && r.direct === (r.via === null), `${name}: stops`);
  if (r.via) ok(airport.has(r.via) && routes.some((x) => x.direct && x.carrier === r.carrier && x.from === r.from && x.to === r.via), `${name}: via ${r.via}`);
  const speed = r.km / (r.blockMin / 60);
  if (r.direct) ok(r.km >= 50 && r.km <= 17200 && speed >= 80 && speed <= 900, `${name}: ${r.km} km in ${r.blockMin} min`);
  else ok(r.blockMin >= 180 && r.blockMin <= 1800, `${name}: ${r.blockMin} min with a stop`);
  ok(['all-year', 'summer', 'winter'].includes(r.season) && ['1-2', '3-6', '7-13', '14+'].includes(r.weekly) && confidence.has(r.confidence), `${name}: season, band or confidence`);
  reached.add(r.to); used.add(r.from); used.add(r.to);
  if (airport.get(r.from).country === 'GB') fromUk.add(r.to);
}
for (const a of airports) ok(used.has(a.iata), `airport ${a.iata}: no route uses it`);

// places
const place = new Map(places.map((p) => [p.id, p]));
unique(places, (p) => p.id, 'places');
unique(places.filter((p) => p.path), (p) => p.path, 'paths');
const parentKind = { country: ['continent'], region: ['country'], resort: ['region'], town: ['region'] };
const natures = new Set(['beach', 'city', 'mountain', 'lake', 'island', 'ski']);
for (const p of places) {
  ok(ascii.test(p.id) && ascii.test(p.slug) && p.name.length > 1 && inRange(p), `place ${p.id}: id, name or position`);
  if (p.kind === 'continent') { ok(p.parent === null, `place ${p.id}: parent`); continue; }
  ok(parentKind[p.kind]?.includes(place.get(p.parent)?.kind), `place ${p.id}: parent ${p.parent}`);
  ok(p.kind === 'country' || place.get(p.parent)?.country === p.country, `place ${p.id}: country`);
  ok(p.airports.length > 0 && p.airports.every((a) => airport.has(a.iata)), `place ${p.id}: airports`);
  ok(p.nature.length > 0 && p.nature.every((n) => natures.has(n)), `place ${p.id}: nature`);
  ok(p.popularity >= 0 && p.popularity <= 100 && p.description?.length > 8, `place ${p.id}: popularity or description`);
  if (p.season) ok(monthDay.test(p.season.start) && monthDay.test(p.season.end), `place ${p.id}: season`);
  if (p.kind === 'country') continue;
  ok(p.airports.every((a, i) => Math.abs(km(p, airport.get(a.iata)) - a.km) <= 2 && (i === 0 || a.km >= p.airports[i - 1].km)), `place ${p.id}: airport distances or order`);
  ok(p.airports[0]?.km <= 300, `place ${p.id}: ${p.airports[0]?.km} km to ${p.airports[0]?.iata}`);
  ok(p.airports.some((a) => fromUk.has(a.iata)), `place ${p.id}: no route from the UK`);
  if (p.kind === 'region') ok(places.some((q) => q.parent === p.id) && p.thingsToDo.length >= 3 && p.thingsToDo.length <= 6, `region ${p.id}: empty or things to do`);
  else ok(km(p, place.get(p.parent)) <= 450, `place ${p.id}: far from its region`);
}
for (const c of places.filter((p) => p.kind === 'country')) ok(places.some((q) => q.parent === c.id), `country ${c.id}: empty`);

// carriers
unique(carriers, (c) => c.iata, 'carriers');
for (const c of carriers) {
  ok(routes.some((r) => r.carrier === c.iata) && c.bases.every((b) => departures.has(b)), `carrier ${c.iata}: routes or bases`);
  for (const b of c.bags) ok(['HAND_LUGGAGE', 'CABIN_BAGGAGE', 'HOLD_LUGGAGE'].includes(b.type) && confidence.has(b.confidence) && b.asOf, `carrier ${c.iata}: bag`);
}
ok(carriers.filter((c) => c.selfBook).length === 1 && carriers.filter((c) => c.airlineSession).length === 1 && carriers.some((c) => c.allOrNoneHoldBags), 'carriers: flags');

// climate, taxes, holidays, entry
const withClimate = unique(climate, (c) => c.region, 'climate');
for (const p of places) if (p.kind === 'region') ok(withClimate.has(p.id), `climate: ${p.id} missing`);
for (const c of climate) for (const [field, min, max] of [['maxAirC', -15, 45], ['seaC', 2, 34], ['sunHoursPerDay', 0, 14], ['rainDays', 0, 31]])
  if (c[field] !== null || field !== 'seaC') ok(c[field].length === 12 && c[field].every((v) => v >= min && v <= max), `climate ${c.region}: ${field}`);
unique(taxes, (t) => t.id, 'taxes');
for (const t of taxes) ok(t.places.every((p) => place.has(p)) && ['person-night', 'room-night', 'percent', 'none'].includes(t.unit) && confidence.has(t.confidence) && t.rates.every((r) => r.amount >= 0), `tax ${t.id}`);
for (const h of holidays) ok(day.test(h.start) && day.test(h.end) && h.start <= h.end && h.start.startsWith(String(h.year)), `holiday ${h.nation} ${h.name} ${h.start}`);
const withEntry = unique(entry, (e) => e.place, 'entry');
for (const p of places) if (p.kind === 'country') ok(withEntry.has(p.id), `entry: ${p.id} missing`);

console.log(`${assertions} assertions over ${places.length} places, ${airports.length} airports, ${routes.length} routes: ${problems.length} problems`);
for (const p of problems.slice(0, 50)) console.log(' -', p);
process.exitCode = problems.length ? 1 : 0;
