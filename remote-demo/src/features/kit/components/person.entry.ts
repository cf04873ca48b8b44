import { page } from '../api';
import type { EntryContent } from '../kit';
import LongEmail from './examples/long-email.example';
import Persons from './examples/persons.example';

const person: EntryContent = {
  examples: [
    {
      title: 'In a list',
      show: Persons,
      source: () => import('./examples/persons.example?source'),
    },
    {
      title: 'A long email where there is little room',
      show: LongEmail,
      source: () => import('./examples/long-email.example?source'),
    },
  ],
  use: [
    'Wherever a person is named in a list, a drawer or a card.',
    'An email that stands elsewhere is an EmailText: it breaks before @ and dots, not within a word.',
  ],
  api: [page('Person', 'EmailText')],
};
export default person;
