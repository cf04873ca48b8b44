import { productColors, type ProductColor } from '@praxis/contract/demo/shop-records';
import { useTranslation } from '@praxis/sdk';
import { VisuallyHidden } from '@praxis/sdk/ui';
import styles from './product.module.css';

interface ColorChoiceProps {
  colors: readonly string[];
  chosen: string;
  onChoose(color: string): void;
}

/** Radio group of a product's colors. */
export function ColorChoice({ colors, chosen, onChoose }: ColorChoiceProps) {
  const { t } = useTranslation('demo');
  return (
    <fieldset className={styles['colors']}>
      <legend>
        {t('shop.color.label')}: <b>{t(`shop.color.${chosen}`)}</b>
      </legend>
      {colors.map((color) => (
        <label
          key={color}
          className={styles['color']}
          title={t(`shop.color.${color}`)}
          style={{ color: productColors[color as ProductColor] }}
        >
          <input
            type="radio"
            name="color"
            checked={color === chosen}
            onChange={() => onChoose(color)}
          />
          <VisuallyHidden>{t(`shop.color.${color}`)}</VisuallyHidden>
        </label>
      ))}
    </fieldset>
  );
}
