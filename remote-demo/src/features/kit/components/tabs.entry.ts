import { overlay, page } from '../api';
import type { EntryContent } from '../kit';
import TabsPanel from './examples/tabs-panel.example';

const tabs: EntryContent = {
  examples: [
    {
      title: 'Tabs',
      text: 'With an address each (`to`) they are links, and Back works.',
      show: TabsPanel,
      source: () => import('./examples/tabs-panel.example?source'),
    },
  ],
  use: [
    'For views of the same thing. Under the page title they have addresses.',
    'SectionsPage for a page whose tabs exchange forms: unsaved ones ask first.',
    'Segmented for how one view is shown.',
  ],
  api: [page('Tabs'), overlay('SectionsPage')],
};
export default tabs;
