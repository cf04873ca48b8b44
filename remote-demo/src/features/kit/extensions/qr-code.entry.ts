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
  use: ['To go on with the phone. The address stands beside it as a link, too.'],
  api: [extensions('QrCode')],
};
export default qrCode;
