import { date } from '../api';
import type { EntryContent } from '../kit';
import Date from './examples/date.example';

const dateFields: EntryContent = {
  examples: [
    {
      title: 'Date, time, date range',
      text: 'Typed or picked; the value is a local date, never an instant.',
      show: Date,
      source: () => import('./examples/date.example?source'),
    },
  ],
  use: ['Set from and until to limit the dates.'],
  api: [date('DateField', 'DateRangeField', 'TimeField')],
};
export default dateFields;
