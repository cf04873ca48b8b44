import { useState } from 'react';
import {
  placeOrder,
  type DeliveryAddress,
  type PaymentMethod,
} from '@praxis/contract/demo/shop-orders';
import { pricesOf } from '@praxis/contract/demo/shop-prices';
import type { CartProduct } from '@praxis/contract/demo/shop-records';
import { RequestError, useMutation } from '@praxis/sdk/data';
import { useNavigate, useSearchParams } from '@praxis/sdk/router';
import { orderPath } from '../addresses';
import { useAddressDraft } from './use-address-draft';

export const checkoutSteps = ['cart', 'address', 'payment'] as const;
export type CheckoutStep = (typeof checkoutSteps)[number];

/**
 * The way from the cart to the order. The step is in the address, the delivery address outlasts a
 * reload; a card is in the fields of its form alone.
 *
 * @param cart what is in the cart by now
 */
export function useCheckout(cart: readonly CartProduct[]) {
  const navigate = useNavigate();
  const [params, setParams] = useSearchParams();
  const { address, typed, keepTyped, save, drop } = useAddressDraft();
  const order = useMutation(placeOrder);
  // What was sent stays in sight until it is known what became of it: an answer that was lost may
  // have emptied the cart, and only the same order again brings the answer back.
  const [sent, setSent] = useState<readonly CartProduct[] | null>(null);
  const [changed, setChanged] = useState(false);
  const items = (sent ?? cart).filter(({ qty }) => qty > 0);

  const asked = checkoutSteps.find((step) => step === params.get('step')) ?? 'cart';
  const step: CheckoutStep = asked === 'payment' && !address ? 'address' : asked;
  const goTo = (next: CheckoutStep) => {
    setChanged(false);
    setParams(next === 'cart' ? {} : { step: next });
  };

  const place = async (payment: PaymentMethod, to: DeliveryAddress) => {
    setSent(items);
    try {
      const { order: placed } = await order.run({
        body: {
          items: items.map(({ id, qty, color }) => ({
            productId: id,
            qty,
            ...(color !== undefined && { color }),
          })),
          total: pricesOf(items).total,
          address: to,
          payment,
        },
      });
      drop();
      void navigate(orderPath(placed.id));
    } catch (error) {
      const status = error instanceof RequestError ? error.failure.status : 0;
      // A refusal is an answer: the cart is as the back end has it.
      if (status >= 400 && status < 500) setSent(null);
      if (status !== 409) throw error;
      goTo('cart');
      setChanged(true);
    }
  };

  return {
    step,
    goTo,
    items,
    prices: pricesOf(items),
    address,
    /** What was typed of the address so far. */
    typed,
    keepTyped,
    saveAddress(next: DeliveryAddress) {
      save(next);
      goTo('payment');
    },
    place,
    placing: order.running,
    /** The cart is another one than was about to be ordered. */
    changed,
  };
}

export type Checkout = ReturnType<typeof useCheckout>;
