import { useTranslation } from '@praxis/sdk';
import { numberFormat } from '@praxis/sdk/ui/page';
import { useIntlLanguage } from '@praxis/sdk/ui';
import styles from './colors.module.css';
import { contrast, type Swatch } from './swatches';

interface SwatchTileProps {
  swatch: Swatch;
  copied: string | null;
  onCopy(text: string): void;
}

/** WCAG 1.4.3: minimum contrast of text. */
const minTextContrast = 4.5;

/** Color swatch with name and contrast; a click copies its custom property. */
export function SwatchTile({ swatch, copied, onCopy }: SwatchTileProps) {
  const { t } = useTranslation('demo');
  const number = numberFormat(useIntlLanguage(), { maximumFractionDigits: 1 });
  const { property, value, on } = swatch;
  const text = `var(${property})`;
  const ratio = on && contrast(value, on.value);
  return (
    <li>
      <button type="button" className={styles['tile']} onClick={() => onCopy(text)}>
        <span
          className={styles['color']}
          style={on ? { background: on.value, color: value } : { background: value }}
          aria-hidden
        >
          {/* Only text colors show sample text. */}
          {(ratio ?? 0) >= minTextContrast && 'Aa'}
          {on && <span className={styles['full']} style={{ background: value }} />}
        </span>
        <span className={styles['words']}>
          <span className={styles['name']}>{property.replace('--praxis-', '')}</span>
          <span className={styles['value']}>{copied === text ? t('kit.copied') : value}</span>
          {on && ratio !== undefined && (
            <span className={styles['value']}>
              {t('kit.colors.contrast', {
                ratio: number.format(ratio),
                on: on.property.replace('--praxis-', ''),
              })}
            </span>
          )}
        </span>
      </button>
    </li>
  );
}
