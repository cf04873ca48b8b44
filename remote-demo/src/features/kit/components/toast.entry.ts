import { ui } from '../api';
import type { EntryContent } from '../kit';
import ToastNotify from './examples/toast-notify.example';
import ToastUndo from './examples/toast-undo.example';

const toast: EntryContent = {
  examples: [
    {
      title: 'With Undo',
      text: 'It closes after six seconds, but not under the pointer.',
      show: ToastUndo,
      source: () => import('./examples/toast-undo.example?source'),
    },
    {
      title: 'In a page',
      text: 'Pages notify through the host: toasts stand in one place, the newest on top.',
      show: ToastNotify,
      source: () => import('./examples/toast-notify.example?source'),
    },
  ],
  use: [
    'For what was done and can be undone.',
    'What has to be read is an Alert: a toast goes away.',
  ],
  api: [ui('Toast')],
};
export default toast;
