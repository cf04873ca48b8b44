import { overlay, page } from '../api';
import type { EntryContent } from '../kit';
import TabsPanel from './examples/tabs-panel.example';

const tabs: EntryContent = {
  examples: [
    {
      title: 'Tabs',
      text: 'With addresses (`to`), tabs are links, and Back works.',
      show: TabsPanel,
      source: () => import('./examples/tabs-panel.example?source'),
    },
  ],
  use: [
    'For views of the same subject. Below the page title, give them addresses.',
    'Use SectionsPage if each tab is a form: leaving unsaved changes asks for confirmation.',
    'Use Segmented to change how one view is displayed.',
  ],
  api: [page('Tabs'), overlay('SectionsPage')],
};
export default tabs;
