import type { Task } from '@praxis/contract/demo/todo';
import { localMomentFrom } from '../sample/dates';
import { person } from '../sample/people';

type Flag = 'completed' | 'important' | 'deleted';

/** title, description, days until due, tags, person, flags */
const tasks: readonly (readonly [
  string,
  string,
  number,
  readonly string[],
  number | null,
  readonly Flag[],
])[] = [
  ['Check the stock of gloves', 'Sizes S and L run low first.', -6, ['low'], 3, ['completed']],
  [
    'Renew the lease of the copier',
    'The offer is valid until the end of the month.',
    9,
    ['medium'],
    6,
    [],
  ],
  [
    'Write the vacation notice',
    'For the door, the website and the announcement.',
    3,
    ['high', 'update'],
    64,
    ['important'],
  ],
  [
    'Sort the archive of last year',
    'Ten years have to be kept, the rest is shredded.',
    21,
    ['low'],
    41,
    [],
  ],
  ['Plan the fire drill', 'A quiet hour on a Wednesday is best.', 12, ['team'], 48, []],
  [
    'Order the new waiting room chairs',
    'The second offer won the vote.',
    1,
    ['high'],
    6,
    ['important'],
  ],
  ['Update the price list', 'Two fees change with the new year.', 5, ['update', 'medium'], 36, []],
  [
    'Answer the complaint about parking',
    'He waited for twenty minutes.',
    -1,
    ['high'],
    64,
    ['important', 'completed'],
  ],
  ['Replace the blind in room 4', 'The cord arrives next week.', 6, ['medium'], 48, []],
  [
    'Collect ideas for the staff evening',
    'Bowling was mentioned more than once.',
    17,
    ['team', 'low'],
    15,
    [],
  ],
  [
    'Test the emergency lamp',
    'Hold the button for ten seconds.',
    -3,
    ['medium'],
    48,
    ['completed'],
  ],
  ['Count vaccination appointments', 'For the report to the health office.', 2, ['high'], 10, []],
  ['Print appointment cards', 'Five hundred, with the map on the back.', 4, ['low'], 15, []],
  [
    'Train the new receptionist',
    'Phone first, then the till.',
    8,
    ['team', 'high'],
    15,
    ['important'],
  ],
  ['Clear the shared inbox', 'Nothing older than two weeks should be left.', 0, ['medium'], 64, []],
  ['Book the room for the back pain course', 'Ten mats need space.', 13, ['team'], 27, []],
  [
    'Compare phone contracts',
    'Two lines more, and no extra cost on weekends.',
    25,
    ['low', 'update'],
    null,
    [],
  ],
  [
    'Ask patients about evening hours',
    'Six questions at the desk are enough.',
    10,
    ['medium'],
    4,
    [],
  ],
  ['Throw out old brochures', 'Everything before the new logo.', -9, ['low'], 41, ['deleted']],
  ['Draft the newsletter', 'Sun protection and ticks.', 7, ['update'], 27, []],
  [
    'Repair the door closer',
    'It slams when the window is open.',
    -2,
    ['medium'],
    48,
    ['completed', 'deleted'],
  ],
  ['Check first aid boxes', 'Every box has a list in its lid.', 15, ['low'], 0, []],
  [
    'Prepare the audit of consent forms',
    'Fifty forms, picked at random.',
    11,
    ['high', 'team'],
    36,
    ['important'],
  ],
  ['Cancel the magazine subscription', 'Nobody reads it.', -14, ['low'], null, ['deleted']],
  ['Agree on the holiday schedule', 'Wishes are due on Friday.', 5, ['team', 'medium'], 64, []],
];

export function sampleTasks(seededAt: number): Task[] {
  return tasks.map(([title, description, days, tags, number, flags], index) => {
    const assignee = number === null ? null : person(number);
    return {
      id: index + 1,
      title,
      dueDate: localMomentFrom(seededAt, days, 8 + (index % 9)),
      description,
      assignee: assignee && { fullName: assignee.fullName, avatar: assignee.avatar },
      tags: [...tags],
      isCompleted: flags.includes('completed'),
      isDeleted: flags.includes('deleted'),
      isImportant: flags.includes('important'),
    };
  });
}
