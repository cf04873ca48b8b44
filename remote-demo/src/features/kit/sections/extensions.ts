import type { EntryContent, KitSection } from '../kit';

/** Components from antd: form fields and page content. */
export const extensions: KitSection = {
  slug: 'extensions',
  load: (slug): Promise<{ default: EntryContent }> =>
    import(/* webpackChunkName: "kit-extensions-[request]" */ `../extensions/${slug}.entry`),
  entries: [
    { slug: 'slider', name: 'SliderField', group: 'fields' },
    { slug: 'rate', name: 'RateField', group: 'fields' },
    { slug: 'color', name: 'ColorField', group: 'fields' },
    { slug: 'code', name: 'CodeField', group: 'fields' },
    { slug: 'cascader', name: 'CascaderField', group: 'fields' },
    { slug: 'tree-select', name: 'TreeSelectField', group: 'fields' },
    { slug: 'transfer', name: 'TransferField', group: 'fields' },
    { slug: 'mentions', name: 'MentionsField', group: 'fields' },
    { slug: 'upload', name: 'UploadField', group: 'fields' },
    { slug: 'tree', name: 'Tree', group: 'content' },
    { slug: 'timeline', name: 'Timeline', group: 'content' },
    { slug: 'steps', name: 'Steps', group: 'content' },
    { slug: 'collapse', name: 'Collapse', group: 'content' },
    { slug: 'carousel', name: 'Carousel', group: 'content' },
    { slug: 'image-gallery', name: 'ImageGallery', group: 'content' },
    { slug: 'qr-code', name: 'QrCode', group: 'content' },
    { slug: 'watermark', name: 'Watermark', group: 'content' },
    { slug: 'split-panes', name: 'SplitPanes', group: 'content' },
    { slug: 'tour', name: 'Tour', group: 'content' },
  ],
};
