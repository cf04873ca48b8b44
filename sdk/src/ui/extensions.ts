/**
 * More form fields and page parts, from antd in the product's theme and language. This entry is small;
 * each component lazy-loads its part of antd when it renders.
 */
export { CascaderField, type CascaderFieldProps } from './extensions/cascader-field';
export { CodeField, type CodeFieldProps } from './extensions/code-field';
export { ColorField, type ColorFieldProps } from './extensions/color-field';
export { MentionsField, type MentionsFieldProps } from './extensions/mentions-field';
export {
  Carousel,
  Collapse,
  ImageGallery,
  QrCode,
  SplitPanes,
  Steps,
  Timeline,
  Tour,
  Tree,
  Watermark,
} from './extensions/parts';
export { RateField, type RateFieldProps } from './extensions/rate-field';
export {
  RangeField,
  SliderField,
  type RangeFieldProps,
  type SliderFieldProps,
} from './extensions/slider-field';
export {
  TransferField,
  type TransferFieldProps,
  type TransferItem,
} from './extensions/transfer-field';
export type { TreeNode } from './extensions/tree-node';
export { TreeSelectField, type TreeSelectFieldProps } from './extensions/tree-select-field';
export { UploadField, type UploadFieldProps } from './extensions/upload-field';
export type { CarouselProps, Slide } from './extensions/carousel';
export type { CollapseItem, CollapseProps } from './extensions/collapse';
export type { GalleryImage, ImageGalleryProps } from './extensions/image-gallery';
export type { QrCodeProps } from './extensions/qr-code';
export type { SplitPanesProps } from './extensions/split-panes';
export type { Step, StepsProps } from './extensions/steps';
export type { TimelineItem, TimelineProps } from './extensions/timeline';
export type { TourProps, TourStep } from './extensions/tour';
export type { TreeProps } from './extensions/tree';
export type { WatermarkProps } from './extensions/watermark';
