import type { PaymentMethod } from '@praxis/contract/demo/shop-orders';
import type { CardValues } from '@praxis/contract/rules/billing/card-input';

/** Form values of the payment step; card details are neither sent nor stored. */
export interface PaymentValues extends CardValues {
  method: PaymentMethod;
  holder: string;
}
