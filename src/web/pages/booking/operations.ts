import type { Operation } from '#web/data/data-call.ts';
import type {
  AddCarDetailsMutation,
  AddCarDetailsMutationVariables,
  AddContactDetailsMutation,
  AddContactDetailsMutationVariables,
  AddPassengerDetailsMutation,
  AddPassengerDetailsMutationVariables,
  AddPaymentScheduleMutation,
  AddPaymentScheduleMutationVariables,
  CheckoutPageQuery,
  CheckoutPageQueryVariables,
} from './query.generated.ts';
import text from './query.graphql?raw';

export const CheckoutPage: Operation<CheckoutPageQuery, CheckoutPageQueryVariables> = {
  name: 'CheckoutPage',
  text,
};
export const AddPassengerDetails: Operation<
  AddPassengerDetailsMutation,
  AddPassengerDetailsMutationVariables
> = { name: 'AddPassengerDetails', text };
export const AddContactDetails: Operation<
  AddContactDetailsMutation,
  AddContactDetailsMutationVariables
> = { name: 'AddContactDetails', text };
export const AddCarDetails: Operation<AddCarDetailsMutation, AddCarDetailsMutationVariables> = {
  name: 'AddCarDetails',
  text,
};
export const AddPaymentSchedule: Operation<
  AddPaymentScheduleMutation,
  AddPaymentScheduleMutationVariables
> = { name: 'AddPaymentSchedule', text };
