import { page } from '../api';
import type { EntryContent } from '../kit';
import DateTimes from './examples/date-times.example';

const dateTime: EntryContent = {
  examples: [
    {
      title: 'Relative and absolute',
      text: 'Relative within a day; the full date is in the tooltip.',
      show: DateTimes,
      source: () => import('./examples/date-times.example?source'),
    },
  ],
  use: [
    'Use DateTime for instants, and DateOnly for dates that are the same in every time zone.',
    'Set appointment for times that people must keep: adds the weekday, and the time zone if it differs.',
  ],
  api: [page('DateTime', 'DateOnly')],
};
export default dateTime;
