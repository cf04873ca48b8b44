import type { EntryContent } from '../kit';
import ProfileCard from './examples/profile-card.example';

const profile: EntryContent = {
  examples: [
    {
      title: 'Facts and actions',
      show: ProfileCard,
      source: () => import('./examples/profile-card.example?source'),
      flush: true,
    },
  ],
  use: ['The name is the heading, followed by pairs of label and value.'],
};
export default profile;
