import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import Image from 'antd/es/image';
import { AntdScope } from '../antd/antd-scope';
import { useUiText } from '../text/use-ui-text';
import { skins } from '../theme/tokens';
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

/** Dark in both skins, so that its white figures are read over any page. */
const mask = { background: `${skins.dark.page}e6` };

/** Small pictures that open large: zoomed, turned, one after the other. On antd's image. */
export default function ImageGallery({ label, images }: ImageGalleryProps) {
  // antd names neither the dialog nor the large picture.
  const [shown, setShown] = useState(0);
  return (
    <AntdScope>
      <Image.PreviewGroup
        styles={{ popup: { mask } }}
        preview={{
          alt: images[shown]?.alt,
          actionsRender: (actions) => <NamedActions>{actions}</NamedActions>,
          countRender: (current, total) => `${current} / ${total}`,
          onChange: setShown,
        }}
      >
        <ul className={styles['gallery']} aria-label={label}>
          {images.map(({ src, alt }, index) => (
            <li key={src}>
              <Image
                src={src}
                alt={alt}
                width="100%"
                height="100%"
                onClick={() => setShown(index)}
                onKeyDown={() => setShown(index)}
              />
            </li>
          ))}
        </ul>
      </Image.PreviewGroup>
    </AntdScope>
  );
}

/** The buttons around the large picture, named: antd calls them `flipY` or `left`, in every language. */
function NamedActions({ children }: { children: ReactNode }) {
  const text = useUiText();
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const names = {
      '-close': text('close'),
      '-switch-prev': text('extensions.previousImage'),
      '-switch-next': text('extensions.nextImage'),
      '-action-flipY': text('extensions.flipVertically'),
      '-action-flipX': text('extensions.flipHorizontally'),
      '-action-rotateLeft': text('extensions.rotateLeft'),
      '-action-rotateRight': text('extensions.rotateRight'),
      '-action-zoomOut': text('extensions.zoomOut'),
      '-action-zoomIn': text('extensions.zoomIn'),
    };
    const dialog = place.current?.closest('[role="dialog"]');
    for (const [end, name] of Object.entries(names))
      dialog?.querySelector(`button[class*="${end}"]`)?.setAttribute('aria-label', name);
  });
  return <div ref={place}>{children}</div>;
}
