import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import { maxQuantity } from '@praxis/contract/demo/shop-cart';
import { useTranslation } from '@praxis/sdk';
import { IconButton, useIntlLanguage, useKeptFocus } from '@praxis/sdk/ui';
import { numberFormat } from '@praxis/sdk/ui/page';
import styles from './checkout.module.css';

interface QuantityProps {
  /** Name of the product. */
  of: string;
  value: number;
  onChange(value: number): void;
}

/** Stepper for a product's quantity. */
export function Quantity({ of: name, value, onChange }: QuantityProps) {
  const { t } = useTranslation('demo');
  const number = numberFormat(useIntlLanguage());
  const fewer = useKeptFocus(value <= 1, () => onChange(value - 1));
  const more = useKeptFocus(value >= maxQuantity, () => onChange(value + 1));
  return (
    <div
      role="group"
      aria-label={t('shop.checkout.quantityOf', { name })}
      className={styles['quantity']}
    >
      <IconButton
        size="small"
        icon={Minus}
        label={t('shop.checkout.fewerOf', { name })}
        {...fewer}
      />
      <output aria-live="polite">{number.format(value)}</output>
      <IconButton size="small" icon={Plus} label={t('shop.checkout.moreOf', { name })} {...more} />
    </div>
  );
}
