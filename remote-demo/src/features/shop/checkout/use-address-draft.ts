import { useState } from 'react';
import {
  deliveryAddressSchema,
  type DeliveryAddress,
  type DeliveryCountry,
} from '@praxis/contract/demo/shop-orders';
import { draftPrefix, useIdentity } from '@praxis/sdk';
import { dropDraft, readDraft, saveDraft } from '@praxis/sdk/drafts';

/** Form values of an address, complete or not. */
export type AddressValues = Omit<DeliveryAddress, 'country'> & { country: DeliveryCountry | '' };

/**
 * Draft of the delivery address, which survives a reload of this tab.
 *
 * @returns `address` once it is complete, `typed` as stored when the page loaded
 */
export function useAddressDraft() {
  const { userData } = useIdentity();
  const key = `${draftPrefix}shop-address.${userData.id}`;
  const [address, setAddress] = useState(() => parseComplete(read(key)));
  return {
    address,
    typed: (): Partial<AddressValues> => read(key),
    saveTyped: (values: AddressValues): void => saveDraft(key, values),
    save: setAddress,
    drop: (): void => dropDraft(key),
  };
}

/** Validates the stored draft: an earlier release may have written it. */
function parseComplete(typed: Partial<AddressValues>): DeliveryAddress | null {
  const parsed = deliveryAddressSchema.safeParse(typed);
  return parsed.success ? parsed.data : null;
}

function read(key: string): Partial<AddressValues> {
  const texts = Object.entries(readDraft(key) ?? {}).filter(
    ([, value]) => typeof value === 'string',
  );
  return Object.fromEntries(texts) as Partial<AddressValues>;
}
