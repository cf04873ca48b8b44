import { deliveryFee, freeDeliveryFrom, type Prices } from '@praxis/contract/demo/shop-prices';
import { useTranslation } from '@praxis/sdk';
import { Money, useMoneyText } from '@praxis/sdk/ui/page';
import { inDollars } from '../parts/price';
import styles from './checkout.module.css';

interface PriceDetailsProps {
  prices: Prices;
  /** Number of items, counting quantities. */
  count: number;
  /** Without a frame, inside a card. */
  plain?: boolean;
}

/** Breakdown of the price. */
export function PriceDetails({ prices, count, plain = false }: PriceDetailsProps) {
  const { t } = useTranslation('demo');
  const money = useMoneyText();
  const { items, discount, delivery, total } = prices;
  const missing = freeDeliveryFrom - (items - discount);
  return (
    <section
      aria-labelledby="shop-prices"
      className={`${styles['prices']} ${plain ? '' : styles['framed']}`}
    >
      <h2 id="shop-prices" className={styles['heading']}>
        {t('shop.prices.title')}
      </h2>
      <dl>
        <Row label={t('shop.prices.items', { count })} cents={items} />
        {discount > 0 && <Row label={t('shop.prices.discount')} cents={-discount} isGain />}
        <div>
          <dt>{t('shop.prices.delivery')}</dt>
          <dd>
            {delivery === 0 ? (
              <>
                <s className={styles['full']}>
                  <Money of={inDollars(deliveryFee)} />
                </s>{' '}
                <span className={styles['gain']}>{t('shop.prices.free')}</span>
              </>
            ) : (
              <Money of={inDollars(delivery)} />
            )}
          </dd>
        </div>
        <div className={styles['total']}>
          <dt>{t('shop.prices.total')}</dt>
          <dd>
            <Money of={inDollars(total)} />
          </dd>
        </div>
      </dl>
      {!plain && delivery > 0 && missing > 0 && (
        <p className={styles['quiet']}>
          {t('shop.prices.missing', { amount: money(inDollars(missing)) })}
        </p>
      )}
    </section>
  );
}

function Row({ label, cents, isGain = false }: { label: string; cents: number; isGain?: boolean }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd className={isGain ? styles['gain'] : undefined}>
        <Money of={inDollars(cents)} />
      </dd>
    </div>
  );
}
