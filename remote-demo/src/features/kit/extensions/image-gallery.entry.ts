import { extensions } from '../api';
import type { EntryContent } from '../kit';
import ImageGallery from './examples/image-gallery.example';

const imageGallery: EntryContent = {
  examples: [
    {
      title: 'Pictures that open',
      show: ImageGallery,
      source: () => import('./examples/image-gallery.example?source'),
    },
  ],
  use: ['For pictures that are looked at closely.'],
  api: [extensions('ImageGallery')],
};
export default imageGallery;
