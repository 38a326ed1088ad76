import type { DefaultValue } from '@conform-to/react';
import type { CheckoutOfPageFragment } from '../query.generated.ts';
import type { CarFormShape } from './read-car.ts';

export const carDefaults = ({
  carDetails,
}: CheckoutOfPageFragment): DefaultValue<CarFormShape> => ({
  carDetails: carDetails ?? { colour: '', make: '', model: '', registration: '' },
});
