/** The control addresses of the simulated world, with the key that tests start it with. */

/** That of a world which somebody has started already, else the tests' own. */
export const CONTROL_KEY = process.env['SIMULATOR_CONTROL_KEY'] || 'the key of the tests';

/** Asks a control address: `/_faults`, `/_moves`, `/_books`, `/_messages`. */
export const askSimulator = (url: string, init: RequestInit = {}): Promise<Response> =>
  fetch(url, { ...init, headers: { authorization: `Bearer ${CONTROL_KEY}` } });
