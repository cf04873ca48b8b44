import {
  chatProfileId,
  type Chat,
  type ChatContact,
  type ChatProfile,
  type ChatStatus,
} from '@praxis/contract/demo/chat';
import { portrait } from '../pictures/portrait';
import { workingMinutesBefore } from '../sample/dates';
import { person } from '../sample/people';

export const chatProfile: ChatProfile = {
  id: chatProfileId,
  fullName: 'Dana Whitfield',
  role: 'Practice manager',
  about: 'Keeps the practice running, and the coffee machine too.',
  avatar: portrait('Dana Whitfield'),
  status: 'online',
  settings: { isTwoStepAuthVerificationEnabled: true, isNotificationsOn: false },
};

/** id, person, role, about, status; excludes the profile's own id. */
const contacts: readonly (readonly [number, number, string, string, ChatStatus])[] = [
  [1, 0, 'Practice nurse', 'Early shift on weekdays. Ask me about vaccines.', 'online'],
  [2, 7, 'Physiotherapist', 'In room 2, or on a bicycle.', 'busy'],
  [3, 10, 'Data analyst', 'Counts what can be counted.', 'offline'],
  [4, 15, 'Receptionist', 'At desk 1 until two.', 'online'],
  [5, 27, 'Dietitian', 'Courses on Tuesdays and Thursdays.', 'away'],
  [6, 36, 'Billing specialist', 'Invoices, refunds and everything with a number on it.', 'online'],
  [7, 41, 'Trainee', 'New here. Tell me if I am in your way.', 'online'],
  [8, 48, 'Facilities engineer', 'If it squeaks, write to me.', 'busy'],
  [9, 55, 'Midwife', 'On call at night, asleep in the morning.', 'offline'],
  [10, 61, 'Pharmacist', 'The pharmacy next door.', 'away'],
  [12, 73, 'Speech therapist', 'Half days, Monday to Thursday.', 'offline'],
  [13, 86, 'Software support', 'Answers within an hour on working days.', 'online'],
];

export const chatContacts: ChatContact[] = contacts.map(([id, number, role, about, status]) => {
  const { fullName, avatar } = person(number);
  return { id, fullName, role, about, avatar, status };
});

/** contact, unread messages, minutes since the last one, lines; `>` marks own lines. */
const conversations: readonly (readonly [number, number, number, readonly string[]])[] = [
  [
    1,
    2,
    12,
    [
      '> Did the vaccine delivery arrive?',
      'Yes, at a quarter past eight. All of it is in the fridge.',
      '> And the temperature log?',
      'Signed and filed.',
      'One box was dented, I have put it aside.',
      'Shall I send it back?',
    ],
  ],
  [
    4,
    0,
    95,
    [
      'Mr. Horvat asks whether he can come an hour later.',
      '> Half past three is free.',
      'He takes it, thank you.',
      '> I have moved him.',
    ],
  ],
  [
    6,
    1,
    60 * 5,
    [
      '> Is invoice 5041 corrected?',
      'The address was wrong, the amount was right.',
      '> Then send it again, please.',
      'Done. He confirmed on the phone.',
    ],
  ],
  [
    2,
    0,
    60 * 26,
    [
      'The treatment table in room 2 sinks by itself.',
      '> I have asked facilities to look at it.',
      'Until then I use the one in room 5.',
      '> Good. It is free all week.',
    ],
  ],
  [
    13,
    3,
    60 * 50,
    [
      '> The calendar shows every event twice since the update.',
      'We have found the reason and mend it tonight.',
      'The mend is in place.',
      'Does it look right on your side?',
    ],
  ],
  [
    8,
    0,
    60 * 24 * 6,
    [
      '> The blind in room 4 doesn’t come down.',
      'The cord has snapped. I order a new one.',
      '> How long will it take?',
      'A week. I cover the window with paper until then.',
    ],
  ],
];

const minutesBetweenLines = 4;

export function sampleChats(seededAt: number): Chat[] {
  return conversations.map(([userId, unseenMsgs, minutes, lines], index) => ({
    id: index + 1,
    userId,
    unseenMsgs,
    chat: lines.map((line, place) => {
      const own = line.startsWith('> ');
      const minutesAgo = minutes + (lines.length - 1 - place) * minutesBetweenLines;
      return {
        message: own ? line.slice(2) : line,
        time: workingMinutesBefore(seededAt, minutesAgo),
        senderId: own ? chatProfileId : userId,
      };
    }),
  }));
}
