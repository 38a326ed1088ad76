import { never } from '#domain/errors/never.ts';
import type { DataCall } from '#web/data/data-call.ts';
import type { TransferFlightInput } from '#web/data/schema.generated.ts';
import {
  SetCarPark,
  SetFlightFulfilment,
  SetHoldBags,
  SetInsurance,
  SetPriorityBoarding,
  SetTransfer,
  type ExtrasErrorFragment,
} from './query.generated.ts';
import { NO_EXTRA, type ExtraSectionName } from './sections.ts';

/**
 * Puts one choice into the basket, a transfer with the flight that it meets, or takes the section's
 * extra out with `none`; answers why it was refused.
 */
export async function chooseExtra(
  call: DataCall,
  basketId: string,
  section: ExtraSectionName,
  choice: string,
  flight?: TransferFlightInput | null,
): Promise<readonly ExtrasErrorFragment[]> {
  const id = choice === NO_EXTRA ? null : choice;
  switch (section) {
    case 'fulfilment':
      return (
        await call(SetFlightFulfilment, {
          basketId,
          mode: choice === 'SELF_BOOK' ? choice : 'AUTO_BOOK',
        })
      ).setFlightFulfilment.errors;
    case 'transfer':
      return (
        await call(SetTransfer, {
          basketId,
          transferId: id,
          ...(flight !== undefined && { flight }),
        })
      ).setTransfer.errors;
    case 'bags':
      return (
        await call(SetHoldBags, {
          basketId,
          quantity: /^\d{1,2}$/.test(choice) ? Number(choice) : 0,
        })
      ).setHoldBags.errors;
    case 'priority':
      return (await call(SetPriorityBoarding, { basketId, chosen: id !== null }))
        .setPriorityBoarding.errors;
    case 'parking':
      return (await call(SetCarPark, { basketId, carParkId: id })).setCarPark.errors;
    case 'insurance':
      return (await call(SetInsurance, { basketId, insuranceId: id })).setInsurance.errors;
    default:
      return never(section);
  }
}
