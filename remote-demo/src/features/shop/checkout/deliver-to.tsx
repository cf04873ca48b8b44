import type { DeliveryAddress } from '@praxis/contract/demo/shop-orders';
import { inOneLine } from '@praxis/contract/rules/texts/one-line';
import { useTranslation } from '@praxis/sdk';
import { Button } from '@praxis/sdk/ui';
import styles from './checkout.module.css';

interface DeliverToProps {
  address: DeliveryAddress;
  onChange(): void;
}

/** The entered address, with a link back to its form. */
export function DeliverTo({ address, onChange }: DeliverToProps) {
  const { t } = useTranslation('demo');
  const { fullName, street, extra, postalCode, city } = address;
  return (
    <div className={styles['deliverTo']}>
      <div>
        <b>{t('shop.payment.deliverTo', { name: fullName })}</b>
        <p className={styles['quiet']}>
          {inOneLine([street, extra, inOneLine([postalCode, city], ' ')])}
        </p>
      </div>
      <Button kind="link" size="small" onClick={onChange}>
        {t('shop.payment.change')}
      </Button>
    </div>
  );
}
