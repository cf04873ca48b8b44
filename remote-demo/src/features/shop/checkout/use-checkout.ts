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
 * State of the checkout. The step is in the address, and the delivery address survives a reload;
 * card details exist in their form only.
 *
 * @param cart current contents of the cart
 */
export function useCheckout(cart: readonly CartProduct[]) {
  const navigate = useNavigate();
  const [params, setParams] = useSearchParams();
  const { address, typed, saveTyped, save, drop } = useAddressDraft();
  const order = useMutation(placeOrder);
  // Shows the sent items until the outcome is known: a request whose response was lost may have
  // emptied the cart, and only the same order again returns the response.
  const [sent, setSent] = useState<readonly CartProduct[] | null>(null);
  const [changed, setChanged] = useState(false);
  const items = (sent ?? cart).filter(({ qty }) => qty > 0);

  const requested = checkoutSteps.find((step) => step === params.get('step')) ?? 'cart';
  const step: CheckoutStep = requested === 'payment' && !address ? 'address' : requested;
  const goTo = (next: CheckoutStep) => {
    setChanged(false);
    setParams(next === 'cart' ? {} : { step: next });
  };

  const { total } = pricesOf(items);
  // The payment step is for the total that it was opened with: a change in another tab needs a look at the cart.
  const [expected, setExpected] = useState(total);
  if (step !== 'payment' && expected !== total) setExpected(total);

  const returnToCart = () => {
    goTo('cart');
    setChanged(true);
  };

  const place = async (payment: PaymentMethod, to: DeliveryAddress) => {
    if (total !== expected) return returnToCart();
    setSent(items);
    try {
      const { order: placed } = await order.run({
        body: {
          items: items.map(({ id, qty, color }) => ({
            productId: id,
            qty,
            ...(color !== undefined && { color }),
          })),
          total,
          address: to,
          payment,
        },
      });
      drop();
      void navigate(orderPath(placed.id));
    } catch (error) {
      const status = error instanceof RequestError ? error.failure.status : 0;
      // An error response is an outcome: show the cart as the back end has it.
      if (status >= 400 && status < 500) setSent(null);
      if (status !== 409) throw error;
      returnToCart();
    }
  };

  return {
    step,
    goTo,
    items,
    prices: pricesOf(items),
    address,
    /** Reads the draft of the address. */
    typed,
    saveTyped,
    saveAddress(next: DeliveryAddress) {
      save(next);
      goTo('payment');
    },
    place,
    placing: order.running,
    /** The cart differs from the one that was about to be ordered. */
    changed,
    /** The total that the payment step was opened with, if it has changed since. */
    previousTotal: total === expected ? null : expected,
  };
}

export type Checkout = ReturnType<typeof useCheckout>;
