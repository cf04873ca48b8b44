import type { EntryContent } from '../kit';
import NoticeCard from './examples/notice-card.example';

const notice: EntryContent = {
  examples: [
    {
      title: 'Something to decide',
      show: NoticeCard,
      source: () => import('./examples/notice-card.example?source'),
      flush: true,
    },
  ],
  use: ['At the top of a page, one at a time. What is only to be known is an Alert.'],
};
export default notice;
