import type { EntryContent } from '../kit';
import ProfileCard from './examples/profile-card.example';

const profile: EntryContent = {
  examples: [
    {
      title: 'With facts and actions',
      show: ProfileCard,
      source: () => import('./examples/profile-card.example?source'),
      flush: true,
    },
  ],
  use: ['The name is the heading; facts follow in pairs.'],
};
export default profile;
