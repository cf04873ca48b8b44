import type { DeliveryAddress, Order } from '@praxis/contract/demo/shop-orders';
import { inOneLine } from '@praxis/contract/rules/texts/one-line';
import { useTranslation } from '@praxis/sdk';
import { useQuery } from '@praxis/sdk/data';
import { VisuallyHidden } from '@praxis/sdk/ui';
import { PartialError } from '@praxis/sdk/ui/page';
import { useState } from 'react';
import { ordersQuery } from '../queries';
import styles from './checkout.module.css';

interface SavedAddressesProps {
  /** Current values of the form. */
  chosen: object;
  onChoose(address: DeliveryAddress): void;
}

/** Maximum number of addresses on offer. */
const maxOffered = 3;

/** Addresses of earlier orders: a click fills in the form. */
export function SavedAddresses({ chosen, onChoose }: SavedAddressesProps) {
  const { t } = useTranslation('demo');
  const orders = useQuery(ordersQuery, {});
  const [pressed, setPressed] = useState<DeliveryAddress | null>(null);
  if (!orders.data) return <PartialError of={[orders]} />;
  const saved = addressesOf(orders.data.orders);
  if (saved.length === 0) return null;
  return (
    <div role="group" aria-label={t('shop.address.saved')} className={styles['saved']}>
      {saved.map((address) => {
        const { fullName, street, extra, postalCode, city } = address;
        return (
          <button
            key={textOf(address)}
            type="button"
            aria-pressed={textOf(address) === textOf(chosen)}
            onClick={() => {
              setPressed(address);
              onChoose(address);
            }}
          >
            <b>{fullName}</b>
            <span>{inOneLine([street, extra])}</span>
            <span>{inOneLine([postalCode, city], ' ')}</span>
          </button>
        );
      })}
      <VisuallyHidden role="status">
        {pressed !== null &&
          textOf(pressed) === textOf(chosen) &&
          t('shop.address.filledIn', { address: inOneLine([pressed.fullName, pressed.street]) })}
      </VisuallyHidden>
    </div>
  );
}

/** Distinct addresses, newest order first. */
function addressesOf(orders: readonly Order[]): DeliveryAddress[] {
  const addresses = new Map(orders.map(({ address }) => [textOf(address), address]));
  return [...addresses.values()].slice(0, maxOffered);
}

const textOf = (address: object): string => JSON.stringify(Object.entries(address).toSorted());
