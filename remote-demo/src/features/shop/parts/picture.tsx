import { productColors, type ProductColor } from '@praxis/contract/demo/shop-records';
import styles from './parts.module.css';

interface PictureProps {
  product: { image: string; colorOptions?: readonly string[] };
  /** Another of the product's colors than that of its picture. */
  color?: string;
  size?: 'tile' | 'small' | 'large';
}

/** What a product looks like; its name stands beside it. */
export function Picture({ product, color, size = 'tile' }: PictureProps) {
  return (
    <span className={`${styles['picture']} ${styles[size]}`}>
      <img alt="" src={colored(product, color)} width={200} height={160} draggable={false} />
    </span>
  );
}

/** The drawing in another color: the accent of a product's picture is the first of its colors. */
function colored({ image, colorOptions = [] }: PictureProps['product'], color?: string): string {
  const [own] = colorOptions;
  if (color === undefined || own === undefined || color === own) return image;
  return image.replaceAll(inAddress(own), inAddress(color));
}

const inAddress = (color: string): string =>
  encodeURIComponent(productColors[color as ProductColor]);
