import { useState } from 'react';
import {
  deliveryAddressSchema,
  type DeliveryAddress,
  type DeliveryCountry,
} from '@praxis/contract/demo/shop-orders';
import { draftPrefix, useIdentity } from '@praxis/sdk';
import { dropDraft, readDraft, saveDraft } from '@praxis/sdk/drafts';

/** An address as the form holds it, complete or not. */
export type AddressValues = Omit<DeliveryAddress, 'country'> & { country: DeliveryCountry | '' };

/**
 * The delivery address of the order that is being placed, as it is typed; it outlasts a reload of this tab.
 *
 * @returns `address` once it is complete, `typed` as it was when the page began
 */
export function useAddressDraft() {
  const { userData } = useIdentity();
  const key = `${draftPrefix}shop-address.${userData.id}`;
  const [address, setAddress] = useState(() => completeIn(read(key)));
  return {
    address,
    typed: (): Partial<AddressValues> => read(key),
    keepTyped: (values: AddressValues): void => saveDraft(key, values),
    save: setAddress,
    drop: (): void => dropDraft(key),
  };
}

/** What is there is judged again: it may be of an older release. */
function completeIn(typed: Partial<AddressValues>): DeliveryAddress | null {
  const parsed = deliveryAddressSchema.safeParse(typed);
  return parsed.success ? parsed.data : null;
}

function read(key: string): Partial<AddressValues> {
  const texts = Object.entries(readDraft(key) ?? {}).filter(
    ([, value]) => typeof value === 'string',
  );
  return Object.fromEntries(texts) as Partial<AddressValues>;
}
