import { extensions } from '../api';
import type { EntryContent } from '../kit';
import Upload from './examples/upload.example';

const upload: EntryContent = {
  examples: [
    {
      title: 'Up to three files',
      text: 'Size, type and number are checked immediately.',
      show: Upload,
      source: () => import('./examples/upload.example?source'),
    },
  ],
  use: [
    'For files that are part of a form. They are sent with it.',
    'Use PictureField for a profile picture.',
  ],
  api: [extensions('UploadField')],
};
export default upload;
