import { extensions } from '../api';
import type { EntryContent } from '../kit';
import Upload from './examples/upload.example';

const upload: EntryContent = {
  examples: [
    {
      title: 'Up to three files',
      text: 'Size, kind and number are checked at once.',
      show: Upload,
      source: () => import('./examples/upload.example?source'),
    },
  ],
  use: [
    'For files that belong to a form. They are its value until it is sent.',
    'PictureField for a person’s picture.',
  ],
  api: [extensions('UploadField')],
};
export default upload;
