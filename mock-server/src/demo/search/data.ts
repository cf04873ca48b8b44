import {
  type AutocompleteItem,
  type FoundContact,
  type FoundFile,
} from '@praxis/contract/demo/search';
import { fileIcon, type FileKind } from '../pictures/drawing';
import { localDayFrom } from '../sample/dates';
import { person } from '../sample/people';

const topics = [
  'Appointment reminders',
  'Blood pressure log',
  'Billing address',
  'Cancellation policy',
  'Card payments',
  'Childhood vaccinations',
  'Consent forms',
  'Data export',
  'Dental check-up',
  'Emergency contacts',
  'Family membership',
  'First appointment',
  'Group courses',
  'Health insurance',
  'House calls',
  'Invoices and receipts',
  'Laboratory results',
  'Medical certificates',
  'Membership plans',
  'Nutrition advice',
  'Opening hours',
  'Parking and access',
  'Physiotherapy exercises',
  'Prescription renewal',
  'Referral letters',
  'Refunds',
  'Sick notes',
  'Phone appointments',
  'Travel vaccinations',
  'Video appointments',
] as const;

export const autocompleteItems: AutocompleteItem[] = topics.map((title, index) => ({
  id: index + 1,
  title,
  rank: index + 1,
}));

const files: readonly (readonly [string, FileKind, string])[] = [
  ['Annual report', 'PDF', '2.4 MB'],
  ['Staff schedule', 'XLS', '86 kB'],
  ['Reception handbook', 'DOC', '1.1 MB'],
  ['Waiting room plan', 'IMG', '3.2 MB'],
  ['Price list', 'XLS', '42 kB'],
  ['Consent form', 'PDF', '118 kB'],
  ['Holiday notice', 'DOC', '64 kB'],
  ['Logo package', 'ZIP', '5.7 MB'],
];

export const foundFiles: FoundFile[] = files.map(([title, kind, size], index) => ({
  title,
  by: person(index * 9 + 4).fullName,
  size,
  file: fileIcon(kind),
}));

/** The file type of each kind's content (`sampleFile`). */
const endings: Record<FileKind, string> = {
  PDF: 'pdf',
  XLS: 'csv',
  DOC: 'rtf',
  IMG: 'svg',
  ZIP: 'rtf',
};

/** File extensions of the found files, by title. */
export const fileEndings = new Map(files.map(([title, kind]) => [title, endings[kind]]));

export function foundContacts(seededAt: number): FoundContact[] {
  return Array.from({ length: 10 }, (_, index) => {
    const { fullName, email, avatar } = person(index * 6 + 2);
    return { title: fullName, email, img: avatar, date: localDayFrom(seededAt, -index * 11 - 2) };
  });
}
