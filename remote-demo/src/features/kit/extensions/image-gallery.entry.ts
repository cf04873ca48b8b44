import { extensions } from '../api';
import type { EntryContent } from '../kit';
import ImageGallery from './examples/image-gallery.example';

const imageGallery: EntryContent = {
  examples: [
    {
      title: 'Opens full size',
      show: ImageGallery,
      source: () => import('./examples/image-gallery.example?source'),
    },
  ],
  use: ['For pictures with details.'],
  api: [extensions('ImageGallery')],
};
export default imageGallery;
