import { page } from '../api';
import type { EntryContent } from '../kit';
import Persons from './examples/persons.example';

const person: EntryContent = {
  examples: [
    {
      title: 'In a list',
      show: Persons,
      source: () => import('./examples/persons.example?source'),
    },
  ],
  use: ['Wherever a person is named in a list, a drawer or a card.'],
  api: [page('Person')],
};
export default person;
