import { sampleRowStatuses, type SampleRow } from '@praxis/contract/demo/sample-table';
import { pick } from '../pictures/svg';
import { localDayFrom } from '../sample/dates';
import { peopleCount, person } from '../sample/people';

const posts = [
  'Practice nurse',
  'Receptionist',
  'Physiotherapist',
  'Medical secretary',
  'Dental hygienist',
  'Data analyst',
  'Care coordinator',
  'Dietitian',
  'Billing specialist',
  'Occupational therapist',
  'Office manager',
  'Speech therapist',
  'Laboratory assistant',
  'Pharmacist',
  'Facilities engineer',
  'Radiographer',
  'Midwife',
] as const;

const cities = [
  'Lisbon',
  'Hamburg',
  'Lyon',
  'Leeds',
  'Porto',
  'Vienna',
  'Ghent',
  'Galway',
  'Turin',
  'Malmö',
  'Basel',
  'Nantes',
  'Utrecht',
] as const;

/** Every third row has a picture, so that tables show both cases. */
const everyPicture = 3;

export function sampleRows(seededAt: number): SampleRow[] {
  return Array.from({ length: peopleCount }, (_, index) => {
    const { fullName, email, avatar } = person(index);
    const age = 22 + ((index * 17) % 43);
    const years = 1 + ((index * 7) % Math.min(age - 20, 30));
    const salary = 24_000 + ((index * 7919) % 61_000) + ((index * 37) % 100) / 100;
    return {
      id: index + 1,
      avatar: index % everyPicture === 0 ? avatar : '',
      full_name: fullName,
      post: pick(posts, index * 5),
      email,
      city: pick(cities, index * 4),
      start_date: localDayFrom(seededAt, -(years * 365 + ((index * 53) % 300))),
      salary: salary.toLocaleString('en-US', { style: 'currency', currency: 'USD' }),
      age: String(age),
      experience: years === 1 ? '1 Year' : `${years} Years`,
      status: pick(sampleRowStatuses, index * 3 + Math.floor(index / 5)),
    };
  });
}
