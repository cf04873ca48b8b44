import Image from 'antd/es/image';
import { AntdScope } from '../antd/antd-scope';
import styles from './image-gallery.module.css';

export interface GalleryImage {
  src: string;
  /** What it shows. */
  alt: string;
}

export interface ImageGalleryProps {
  /** Names the whole for screen readers. */
  label: string;
  /** Each with what it shows. */
  images: readonly GalleryImage[];
}

/** Small pictures that open large: zoomed, turned, one after the other. On antd's image. */
export default function ImageGallery({ label, images }: ImageGalleryProps) {
  return (
    <AntdScope>
      <Image.PreviewGroup preview={{ countRender: (current, total) => `${current} / ${total}` }}>
        <ul className={styles['gallery']} aria-label={label}>
          {images.map(({ src, alt }) => (
            <li key={src}>
              <Image src={src} alt={alt} width="100%" height="100%" />
            </li>
          ))}
        </ul>
      </Image.PreviewGroup>
    </AntdScope>
  );
}
