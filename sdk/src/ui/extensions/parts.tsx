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

/** Slides, one at a time; it moves when it is told to and never alone. */
export const Carousel = lazyComponent<CarouselProps>(
  () => import(/* webpackChunkName: "extension-carousel" */ './carousel'),
  <Skeleton height={240} />,
);

/** Titles that open what is under them. */
export const Collapse = lazyComponent<CollapseProps>(
  () => import(/* webpackChunkName: "extension-collapse" */ './collapse'),
  <Skeleton height={140} />,
);

/** Small pictures that open large: zoomed, turned, one after the other. */
export const ImageGallery = lazyComponent<ImageGalleryProps>(
  () => import(/* webpackChunkName: "extension-image" */ './image-gallery'),
  <Skeleton height={120} />,
);

/** An address that a phone's camera reads. */
export const QrCode = lazyComponent<QrCodeProps>(
  () => import(/* webpackChunkName: "extension-qr-code" */ './qr-code'),
  <Skeleton height={160} width={160} />,
);

/** Two panes whose border can be dragged, or moved with the arrow keys. */
export const SplitPanes = lazyComponent<SplitPanesProps>(
  () => import(/* webpackChunkName: "extension-split" */ './split-panes'),
  <Skeleton height={160} />,
);

/** How far something is. A form that asks step by step is a `Wizard`. */
export const Steps = lazyComponent<StepsProps>(
  () => import(/* webpackChunkName: "extension-steps" */ './steps'),
  <Skeleton height={64} />,
);

/** What happened, in its order. */
export const Timeline = lazyComponent<TimelineProps>(
  () => import(/* webpackChunkName: "extension-timeline" */ './timeline'),
  <Skeleton height={180} />,
);

/** Shows somebody around a page. */
export const Tour = lazyComponent<TourProps>(
  () => import(/* webpackChunkName: "extension-tour" */ './tour'),
);

/** Entries in entries: arrow keys open, close and move. */
export const Tree = lazyComponent<TreeProps>(
  () => import(/* webpackChunkName: "extension-tree" */ './tree'),
  <Skeleton height={180} />,
);

/** Says over a draft or a copy what it is. */
export const Watermark = lazyComponent<WatermarkProps>(
  () => import(/* webpackChunkName: "extension-watermark" */ './watermark'),
  <Skeleton height={160} />,
);
