import type { PaymentMethod } from '@praxis/contract/demo/shop-orders';
import type { CardValues } from '@praxis/contract/rules/billing/card-input';

/** What the payment step asks for; of a card nothing is sent or kept. */
export interface PaymentValues extends CardValues {
  method: PaymentMethod;
  holder: string;
}
