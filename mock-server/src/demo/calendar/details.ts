import { person } from '../sample/people';

/** Additional details of some events. */
export interface SampleDetails {
  /** Numbers of people. */
  guests?: readonly number[];
  location?: string;
  description?: string;
  url?: string;
}

const details: Readonly<Record<string, SampleDetails>> = {
  'Team meeting': {
    guests: [5, 12, 19],
    location: 'Room 2',
    description: 'Handover, open questions of the week, schedule.',
    url: 'https://meet.northlight.example/team',
  },
  'Interview: receptionist': {
    guests: [26, 5],
    location: 'Office',
    description: 'CV and questions are in the shared folder.',
  },
  'Budget for the next quarter': { guests: [12, 33], url: 'https://sheets.northlight.example/q' },
  'First aid course': { location: 'Community hall, Mill Street 4', guests: [19, 40, 47] },
  'Call with the insurer': { url: 'https://meet.kindra.example/insurer', guests: [54] },
  'Regional health fair': {
    location: 'Exhibition center, hall 3',
    description: 'Stand 41. Leaflets are in the van.',
    guests: [5, 19, 26, 33],
  },
  Dentist: { location: 'Kindra Dental' },
  'Dinner with the grandparents': { location: 'Trattoria Bianchi' },
  'School play': { location: 'School hall' },
  Choir: { location: 'St. Mary’s' },
  'Book club': { description: 'Chapters 9 to 14.', guests: [61, 68] },
  'Fire drill': { description: 'Everybody leaves by the back stairs.' },
};

/** The additional details of an event, by title. */
export function sampleDetails(title: string) {
  const { guests, url = '', ...others } = details[title] ?? {};
  return {
    url,
    properties: {
      ...others,
      ...(guests && {
        guests: guests.map((number) => {
          const { fullName: name, email } = person(number);
          return { name, email };
        }),
      }),
    },
  };
}
