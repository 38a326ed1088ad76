import { never } from '#domain/outcome.ts';
import type { DataCall, Operation } from '#web/data/data-call.ts';
import type {
  ExtrasErrorFragment,
  SetCarParkMutation,
  SetCarParkMutationVariables,
  SetHoldBagsMutation,
  SetHoldBagsMutationVariables,
  SetInsuranceMutation,
  SetInsuranceMutationVariables,
  SetTransferMutation,
  SetTransferMutationVariables,
} from './query.generated.ts';
import text from './query.graphql?raw';
import { NONE, type Section } from './sections.ts';

const SetTransfer: Operation<SetTransferMutation, SetTransferMutationVariables> = {
  name: 'SetTransfer',
  text,
};
const SetCarPark: Operation<SetCarParkMutation, SetCarParkMutationVariables> = {
  name: 'SetCarPark',
  text,
};
const SetInsurance: Operation<SetInsuranceMutation, SetInsuranceMutationVariables> = {
  name: 'SetInsurance',
  text,
};
const SetHoldBags: Operation<SetHoldBagsMutation, SetHoldBagsMutationVariables> = {
  name: 'SetHoldBags',
  text,
};

/**
 * Puts one choice into the basket, or takes the section's extra out with `none`; answers why it was
 * refused.
 */
export async function chooseExtra(
  call: DataCall,
  basketId: string,
  section: Section,
  choice: string,
): Promise<readonly ExtrasErrorFragment[]> {
  const id = choice === NONE ? null : choice;
  switch (section) {
    case 'transfer':
      return (await call(SetTransfer, { basketId, transferId: id })).setTransfer.errors;
    case 'bags':
      return (
        await call(SetHoldBags, {
          basketId,
          quantity: /^\d{1,2}$/.test(choice) ? Number(choice) : 0,
        })
      ).setHoldBags.errors;
    case 'parking':
      return (await call(SetCarPark, { basketId, carParkId: id })).setCarPark.errors;
    case 'insurance':
      return (await call(SetInsurance, { basketId, insuranceId: id })).setInsurance.errors;
    default:
      return never(section);
  }
}
