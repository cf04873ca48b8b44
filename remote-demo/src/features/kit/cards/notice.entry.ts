import type { EntryContent } from '../kit';
import NoticeCard from './examples/notice-card.example';

const notice: EntryContent = {
  examples: [
    {
      title: 'Decision required',
      show: NoticeCard,
      source: () => import('./examples/notice-card.example?source'),
      flush: true,
    },
  ],
  use: ['At the top of a page, one at a time. Use Alert for information that needs no decision.'],
};
export default notice;
