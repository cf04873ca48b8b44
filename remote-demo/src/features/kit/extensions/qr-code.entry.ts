import { extensions } from '../api';
import type { EntryContent } from '../kit';
import QrCode from './examples/qr-code.example';

const qrCode: EntryContent = {
  examples: [
    {
      title: 'An address',
      show: QrCode,
      source: () => import('./examples/qr-code.example?source'),
    },
  ],
  use: ['For continuing on a phone. Show the address as a link as well.'],
  api: [extensions('QrCode')],
};
export default qrCode;
