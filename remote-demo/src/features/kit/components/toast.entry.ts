import { ui } from '../api';
import type { EntryContent } from '../kit';
import ToastNotify from './examples/toast-notify.example';
import ToastUndo from './examples/toast-undo.example';

const toast: EntryContent = {
  examples: [
    {
      title: 'With Undo',
      text: 'It closes after six seconds, but not while the pointer is over it.',
      show: ToastUndo,
      source: () => import('./examples/toast-undo.example?source'),
    },
    {
      title: 'From a page',
      text: 'Pages call `notify` of the host: it stacks toasts in one place, newest on top.',
      show: ToastNotify,
      source: () => import('./examples/toast-notify.example?source'),
    },
  ],
  use: [
    'For completed actions, with Undo.',
    'Use Alert for messages that must be read: a toast disappears.',
  ],
  api: [ui('Toast')],
};
export default toast;
