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
      title: 'A long email in a narrow column',
      show: LongEmail,
      source: () => import('./examples/long-email.example?source'),
    },
  ],
  use: [
    'For people in lists, drawers and cards.',
    'Use EmailText for an email elsewhere: it wraps before @ and dots, not within a word.',
  ],
  api: [page('Person', 'EmailText')],
};
export default person;
