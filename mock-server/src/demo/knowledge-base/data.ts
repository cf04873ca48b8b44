import type {
  KnowledgeBaseCard,
  QuestionGroup,
  QuestionPage,
} from '@praxis/contract/demo/knowledge-base';
import { drawing, type DrawingName } from '../pictures/drawing';
import { dayFrom } from '../sample/dates';

const cards: readonly (readonly [string, DrawingName, string, string])[] = [
  [
    'appointments',
    'calendar',
    'Appointments',
    'Opening hours, slots and reminders, and what to do when plans change.',
  ],
  ['patients', 'people', 'Patients', 'Records, families and consent: who may see what, and why.'],
  [
    'billing',
    'wallet',
    'Billing',
    'Invoices, fees and refunds from the first draft to the last cent.',
  ],
  [
    'data-protection',
    'shield',
    'Data protection',
    'Passwords, roles and the right to a copy of one’s data.',
  ],
  ['messages', 'messages', 'Messages', 'Letters, templates and the inbox that the team shares.'],
  [
    'connections',
    'plug',
    'Connections',
    'Calendars, card terminals and laboratories that talk to each other.',
  ],
];

export const knowledgeBaseCards: KnowledgeBaseCard[] = cards.map(
  ([category, picture, title, desc], index) => ({
    id: index + 1,
    category,
    img: drawing(picture),
    title,
    desc,
  }),
);

const groups: readonly (readonly [string, string, string, readonly string[]])[] = [
  [
    'First steps',
    'Compass',
    'text-primary',
    [
      'How do I set my opening hours?',
      'How do I invite my team?',
      'Where do I change the language?',
      'How do I import my patients?',
      'What does the trial include?',
    ],
  ],
  [
    'Planning the day',
    'Calendar',
    'text-success',
    [
      'How do I block an hour?',
      'Can two rooms be booked at once?',
      'How do I move an appointment?',
      'What is a hold?',
    ],
  ],
  [
    'Working together',
    'Users',
    'text-info',
    [
      'Who may see a patient’s notes?',
      'How do I hand a task to somebody?',
      'How do shared labels work?',
      'Can I see who changed something?',
    ],
  ],
  [
    'Money',
    'DollarSign',
    'text-warning',
    [
      'How do I refund a payment?',
      'Why is an invoice a draft?',
      'When is a payout sent?',
      'How do I change a price?',
      'Can I split a payment?',
    ],
  ],
  [
    'Safety',
    'Lock',
    'text-danger',
    [
      'How do I change my password?',
      'What is two-step verification?',
      'How long is a session?',
      'How do I export my data?',
    ],
  ],
  [
    'When something is wrong',
    'LifeBuoy',
    'text-secondary',
    [
      'The page stays empty',
      'The calendar shows another time zone',
      'A reminder did not arrive',
      'The card terminal is offline',
      'How do I reach support?',
    ],
  ],
];

function slugOf(text: string): string {
  return text
    .toLowerCase()
    .replace(/[’']/g, '')
    .replace(/[^a-z]+/g, '-')
    .replace(/^-|-$/g, '');
}

const allQuestions = groups.flatMap(([, , , questions]) => questions);

export const questionGroups: QuestionGroup[] = groups.map(
  ([title, icon, iconColor, questions], index) => ({
    id: index + 1,
    title,
    icon,
    iconColor,
    questions: questions.map((question) => ({
      id: allQuestions.indexOf(question) + 1,
      question,
      slug: slugOf(question),
    })),
  }),
);

const related = [
  'How do I set my opening hours?',
  'How do I block an hour?',
  'How do I move an appointment?',
  'What is a hold?',
  'The calendar shows another time zone',
];

export function sampleQuestion(seededAt: number): QuestionPage {
  return {
    title: 'Can two rooms be booked at once?',
    lastUpdated: dayFrom(seededAt, -18),
    relatedQuestions: related.map((question) => ({
      id: allQuestions.indexOf(question) + 1,
      question,
    })),
    content: [
      '<p>Yes. An appointment belongs to one person of the team, and may take as many rooms as it needs.</p>',
      '<h5>How it is done</h5>',
      '<ol><li>Open the appointment and choose <b>Rooms</b>.</li><li>Add a room. Rooms that are taken at that time are grey.</li><li>Save. Both rooms are blocked from the first minute to the last.</li></ol>',
      '<h5>What to look out for</h5>',
      '<ul><li>Moving the appointment moves all of its rooms. If one of them is taken at the new time, nothing moves.</li><li>Rooms that are cleaned between appointments stay blocked for ten minutes more.</li></ul>',
      '<p>If you book the same two rooms every week, save them as a <b>set</b> and choose the set instead.</p>',
    ].join(''),
  };
}
