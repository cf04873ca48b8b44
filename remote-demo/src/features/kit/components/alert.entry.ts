import { ui } from '../api';
import type { EntryContent } from '../kit';
import AlertKinds from './examples/alert-kinds.example';

const alert: EntryContent = {
  examples: [
    {
      title: 'Kinds',
      text: 'Screen readers announce `danger` immediately.',
      show: AlertKinds,
      source: () => import('./examples/alert-kinds.example?source'),
    },
  ],
  use: [
    'For messages that stay until the user acts. Use Toast for temporary ones.',
    'Say what to do next; add a button if that takes one step.',
  ],
  api: [ui('Alert')],
};
export default alert;
