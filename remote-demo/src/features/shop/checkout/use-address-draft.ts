import { useState } from 'react';
import { deliveryAddressSchema, type DeliveryAddress } from '@praxis/contract/demo/shop-orders';
import { draftPrefix, useIdentity } from '@praxis/sdk';

/** The delivery address of the order that is being placed; it outlasts a reload of this tab. */
export function useAddressDraft(): [
  address: DeliveryAddress | null,
  save: (address: DeliveryAddress) => void,
  drop: () => void,
] {
  const { userData } = useIdentity();
  const key = `${draftPrefix}shop-address.${userData.id}`;
  const [address, setAddress] = useState(() => read(key));
  const save = (next: DeliveryAddress) => {
    setAddress(next);
    try {
      sessionStorage.setItem(key, JSON.stringify(next));
    } catch {
      // Storage that is full or closed to us: the address lasts as long as the page.
    }
  };
  const drop = () => {
    try {
      sessionStorage.removeItem(key);
    } catch {
      // Storage that is closed to us holds no address.
    }
  };
  return [address, save, drop];
}

/** What is there is judged again: it may be of an older release. */
function read(key: string): DeliveryAddress | null {
  try {
    const parsed = deliveryAddressSchema.safeParse(JSON.parse(sessionStorage.getItem(key) ?? ''));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}
