import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import Image from 'antd/es/image';
import { AntdScope } from '../antd/antd-scope';
import { useUiText } from '../text/use-ui-text';
import { skins } from '../theme/tokens';
import styles from './image-gallery.module.css';

export interface GalleryImage {
  src: string;
  /** Text alternative. */
  alt: string;
}

export interface ImageGalleryProps {
  /** Accessible name. */
  label: string;
  /** Images with their text alternatives. */
  images: readonly GalleryImage[];
}

/** Dark in both skins, so that the white controls have contrast over any page. */
const mask = { background: `${skins.dark.page}e6` };

/** Thumbnails that open in a preview with zoom, rotation and paging; based on antd's image. */
export default function ImageGallery({ label, images }: ImageGalleryProps) {
  // antd names neither the dialog nor the preview image, so `alt` follows the image that is shown.
  const [shown, setShown] = useState(0);
  return (
    <AntdScope>
      <Image.PreviewGroup
        styles={{ popup: { mask } }}
        preview={{
          alt: images[shown]?.alt,
          actionsRender: (actions) => <LabeledActions>{actions}</LabeledActions>,
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

/** Labels the preview's buttons: antd calls them `flipY` or `left` in every language. */
function LabeledActions({ children }: { children: ReactNode }) {
  const text = useUiText();
  const container = useRef<HTMLDivElement>(null);
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
    const dialog = container.current?.closest('[role="dialog"]');
    for (const [end, name] of Object.entries(names))
      dialog?.querySelector(`button[class*="${end}"]`)?.setAttribute('aria-label', name);
  });
  return <div ref={container}>{children}</div>;
}
