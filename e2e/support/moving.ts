/** The simulated stays supplier at its own port, for what no visitor can do. */
import { expect } from '@playwright/test';
import { askSimulator } from '#testing/simulator-control.ts';

/** Sets all prices of a hotel so many percent above those of the world. */
export async function repriceHotel(hotelId: number, percent: number): Promise<void> {
  const response = await askSimulator(`${process.env['E2E_SUPPLIERS']}/stays/_moves`, {
    method: 'POST',
    body: JSON.stringify({ hotelId, percent }),
  });
  expect(response.status).toBe(200);
}
