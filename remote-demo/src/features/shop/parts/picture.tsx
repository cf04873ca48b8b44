import { productColors, type ProductColor } from '@praxis/contract/demo/shop-records';
import styles from './parts.module.css';

interface PictureProps {
  product: { image: string; colorOptions?: readonly string[] };
  /** Color to show the product in, if not its picture's own. */
  color?: string;
  size?: 'tile' | 'small' | 'large';
}

/** Picture of a product, decorative: the name is next to it. */
export function Picture({ product, color, size = 'tile' }: PictureProps) {
  return (
    <span className={`${styles['picture']} ${styles[size]}`}>
      <img alt="" src={colored(product, color)} width={200} height={160} draggable={false} />
    </span>
  );
}

/** Recolors the image: its accent is the product's first color. */
function colored({ image, colorOptions = [] }: PictureProps['product'], color?: string): string {
  const [own] = colorOptions;
  if (color === undefined || own === undefined || color === own) return image;
  return image.replaceAll(inAddress(own), inAddress(color));
}

const inAddress = (color: string): string =>
  encodeURIComponent(productColors[color as ProductColor]);
