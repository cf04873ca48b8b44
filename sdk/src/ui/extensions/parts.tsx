import { Skeleton } from '../components/skeleton';
import { lazyComponent } from '../lazy/lazy-component';
import type { CarouselProps } from './carousel';
import type { CollapseProps } from './collapse';
import type { ImageGalleryProps } from './image-gallery';
import type { QrCodeProps } from './qr-code';
import type { SplitPanesProps } from './split-panes';
import type { StepsProps } from './steps';
import type { TimelineProps } from './timeline';
import type { TourProps } from './tour';
import type { TreeProps } from './tree';
import type { WatermarkProps } from './watermark';

/** Shows one slide at a time; it never advances automatically. */
export const Carousel = lazyComponent<CarouselProps>(
  () => import(/* webpackChunkName: "extension-carousel" */ './carousel'),
  <Skeleton height={240} />,
);

/** Collapsible sections. */
export const Collapse = lazyComponent<CollapseProps>(
  () => import(/* webpackChunkName: "extension-collapse" */ './collapse'),
  <Skeleton height={140} />,
);

/** Thumbnails that open in a preview with zoom, rotation and paging. */
export const ImageGallery = lazyComponent<ImageGalleryProps>(
  () => import(/* webpackChunkName: "extension-image" */ './image-gallery'),
  <Skeleton height={120} />,
);

/** A QR code, mostly of a URL. */
export const QrCode = lazyComponent<QrCodeProps>(
  () => import(/* webpackChunkName: "extension-qr-code" */ './qr-code'),
  <Skeleton height={160} width={160} />,
);

/** Two panes with a splitter that can be dragged or moved with the arrow keys. */
export const SplitPanes = lazyComponent<SplitPanesProps>(
  () => import(/* webpackChunkName: "extension-split" */ './split-panes'),
  <Skeleton height={160} />,
);

/** Progress through a sequence of steps. For multi-step forms use `Wizard`. */
export const Steps = lazyComponent<StepsProps>(
  () => import(/* webpackChunkName: "extension-steps" */ './steps'),
  <Skeleton height={64} />,
);

/** Events in chronological order. */
export const Timeline = lazyComponent<TimelineProps>(
  () => import(/* webpackChunkName: "extension-timeline" */ './timeline'),
  <Skeleton height={180} />,
);

/** Guided tour of a page. */
export const Tour = lazyComponent<TourProps>(
  () => import(/* webpackChunkName: "extension-tour" */ './tour'),
);

/** Nested items; arrow keys expand, collapse and move. */
export const Tree = lazyComponent<TreeProps>(
  () => import(/* webpackChunkName: "extension-tree" */ './tree'),
  <Skeleton height={180} />,
);

/** Overlays content with repeated text, to mark a draft or a copy. */
export const Watermark = lazyComponent<WatermarkProps>(
  () => import(/* webpackChunkName: "extension-watermark" */ './watermark'),
  <Skeleton height={160} />,
);
