import { page } from '../api';
import type { EntryContent } from '../kit';
import DateTimes from './examples/date-times.example';

const dateTime: EntryContent = {
  examples: [
    {
      title: 'Relative and absolute',
      text: 'Relative within a day; the full date is a hover away.',
      show: DateTimes,
      source: () => import('./examples/date-times.example?source'),
    },
  ],
  use: [
    'DateTime for instants, DateOnly for days that are the same in every zone.',
    'appointment for what somebody has to be on time for: with weekday, and zone where it differs.',
  ],
  api: [page('DateTime', 'DateOnly')],
};
export default dateTime;
