import { ui } from '../api';
import type { EntryContent } from '../kit';
import AlertKinds from './examples/alert-kinds.example';

const alert: EntryContent = {
  examples: [
    {
      title: 'Kinds',
      text: 'A danger is announced at once.',
      show: AlertKinds,
      source: () => import('./examples/alert-kinds.example?source'),
    },
  ],
  use: [
    'For what stays true until something is done. What passes is a Toast.',
    'Says what to do next; a button where it is one step away.',
  ],
  api: [ui('Alert')],
};
export default alert;
