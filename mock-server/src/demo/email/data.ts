import type { EmailFolder, EmailReply, StoredEmail } from '@praxis/contract/demo/email';
import { sampleFile } from './files';
import { owner, ownAddress } from './owner';
import { workingMinutesBefore } from '../sample/dates';
import { person } from '../sample/people';

/** The content of a sample email; sender and time are derived from its index. */
interface Draft {
  subject: string;
  text: readonly string[];
  labels?: readonly string[];
  starred?: boolean;
  unread?: boolean;
  files?: readonly string[];
  /** Earlier emails of the thread, oldest first. */
  thread?: readonly string[];
}

const inbox: readonly Draft[] = [
  {
    subject: 'Welcome to the practice mailbox',
    text: [
      'Your mailbox is ready. Letters that patients send to the practice arrive here, and everybody at reception sees the same list.',
      'Labels are shared as well, so agree on what they mean before you use them.',
    ],
    labels: ['company'],
  },
  {
    subject: 'Schedule for next month',
    text: [
      'Here is the schedule for next month. Two Fridays are still open in the afternoon.',
      'Write back by Wednesday if a shift doesn’t suit you.',
    ],
    labels: ['company', 'important'],
    files: ['schedule-next-month.csv'],
    unread: true,
  },
  {
    subject: 'Flu vaccine delivery moved to Tuesday',
    text: [
      'The carrier has moved our delivery to Tuesday between 8 and 10.',
      'The fridge in room 3 has been cleared. Somebody has to sign for the temperature log.',
    ],
    labels: ['important'],
  },
  {
    subject: 'Question about a referral letter',
    text: [
      'Mr. Teixeira asks for a copy of his referral letter to the eye clinic.',
      'He would like to fetch it on Thursday. Could you print it and leave it at the desk?',
    ],
    thread: [
      'A patient has called about his referral letter. Do we keep copies of them?',
      'We do, for ten years. Tell me his name and I will look it up.',
    ],
    starred: true,
  },
  {
    subject: 'Lunch on Friday?',
    text: [
      'The new place at the market square opens on Friday. Shall we try it at half past twelve?',
    ],
    labels: ['personal'],
    unread: true,
  },
  {
    subject: 'Minutes of the team meeting',
    text: [
      'Attached are the minutes. The three decisions: longer phone hours on Mondays, one device for card payments at each desk, and a shared list for supplies.',
    ],
    labels: ['company'],
    files: ['minutes.pdf', 'supplies.csv'],
  },
  {
    subject: 'Card terminal at desk 2 is offline',
    text: [
      'The terminal at desk 2 shows “no connection” since this morning. Desk 1 works.',
      'The supplier sends somebody before noon.',
    ],
    labels: ['important'],
    thread: [
      'Is the terminal plugged into the left socket? The right one is switched off at night.',
    ],
    unread: true,
  },
  {
    subject: 'Photos from the summer outing',
    text: ['A few photos from the lake. The one with the canoe has to go up on the staff board.'],
    labels: ['personal'],
    files: ['lake.svg', 'canoe.svg'],
    starred: true,
  },
  {
    subject: 'Audit of consent forms',
    text: [
      'The yearly audit looks at fifty consent forms picked at random. Nine of last year had no date.',
      'From today the form can’t be saved without one.',
    ],
    labels: ['company'],
  },
  {
    subject: 'New chairs for the waiting room',
    text: [
      'Three offers have come in. The second one costs more, but its covers can be washed.',
      'Have a look at the drawings and vote until Monday.',
    ],
    files: ['chairs-offers.pdf'],
  },
  {
    subject: 'Parking permit runs out',
    text: [
      'The permit for the second parking space runs out at the end of the month. The renewal takes a week.',
    ],
    labels: ['private'],
    unread: true,
  },
  {
    subject: 'Thank you for the quick appointment',
    text: [
      'Thank you for fitting my daughter in on Tuesday. The fever was gone the next day.',
      'The young man at the desk was very kind to her.',
    ],
    starred: true,
  },
  {
    subject: 'Course: first aid for receptionists',
    text: [
      'The course takes place on two evenings. The practice pays the fee.',
      'Twelve places are left. Sign up with the form attached.',
    ],
    labels: ['company'],
    files: ['course-form.rtf'],
  },
  {
    subject: 'Waiting list for physiotherapy',
    text: [
      'Nineteen patients wait for a first appointment. The longest has waited for six weeks.',
      'I suggest that we open Thursday evenings for a month.',
    ],
    labels: ['important'],
    thread: [
      'How long is the list for physiotherapy now?',
      'I will count it tonight.',
      'Rough figure so far: more than fifteen.',
    ],
  },
  {
    subject: 'Keys for the archive',
    text: ['I took the second key by mistake. It is in your pigeonhole now.'],
    labels: ['private'],
  },
  {
    subject: 'Invoice 5036 has been paid',
    text: ['The payment for invoice 5036 has arrived today. Nothing is left to be done.'],
    labels: ['company'],
  },
  {
    subject: 'Phone system: what changes on Monday',
    text: [
      'From Monday calls that nobody takes within thirty seconds go to the other desk.',
      'The text of the announcement has been recorded anew.',
    ],
    unread: true,
  },
  {
    subject: 'Birthday list',
    text: ['Two birthdays next week: Freya on Tuesday, Kwame on Friday. I collect for a cake.'],
    labels: ['personal'],
  },
  {
    subject: 'Broken blind in room 4',
    text: [
      'The blind in room 4 doesn’t come down anymore. Patients can be seen from the street, so please use room 5.',
    ],
    labels: ['important'],
    unread: true,
  },
  {
    subject: 'Feedback of our patients, third quarter',
    text: [
      'Of 214 answers, 187 are “good” or “very good”. Most wishes are about phone hours.',
      'The full report is attached.',
    ],
    files: ['feedback-q3.pdf'],
    starred: true,
    labels: ['company'],
  },
  {
    subject: 'Trainee starts in two weeks',
    text: [
      'Her name is Noor. She begins at reception, then goes through every room for a week each.',
    ],
    thread: ['Have we heard from the school about the trainee?'],
  },
  {
    subject: 'Water will be off on Saturday',
    text: ['The town repairs the main. From 9 to 13 there is no water in the whole house.'],
    labels: ['important'],
  },
  {
    subject: 'Your library books',
    text: ['Two books are due on Thursday. They can be renewed once.'],
    labels: ['private'],
  },
  {
    subject: 'Design of the new appointment card',
    text: [
      'Two drafts: one with the opening hours on the back, one with a map.',
      'I like the one with the map better.',
    ],
    files: ['card-hours.svg', 'card-map.svg'],
    thread: ['Could the card have our opening hours on it?'],
    unread: true,
  },
  {
    subject: 'Cover for the early shift tomorrow',
    text: [
      'My train is canceled tomorrow. Could somebody open at 7:30? I can stay until closing instead.',
    ],
    labels: ['important'],
    unread: true,
  },
  {
    subject: 'Short survey about our software',
    text: ['Five questions, two minutes. Your answers decide what is built next.'],
  },
];

const sent: readonly Draft[] = [
  {
    subject: 'Order 1182: examination paper',
    text: ['Twenty rolls as usual. Deliver to the back entrance, the elevator is being repaired.'],
    labels: ['company'],
    files: ['order-1182.pdf'],
  },
  {
    subject: 'Your appointment on Thursday',
    text: ['Your appointment begins at 10:15. Bring the results from your last visit.'],
  },
  {
    subject: 'Documents for the tax adviser',
    text: ['All receipts of the quarter are attached, sorted by month.'],
    labels: ['important'],
    files: ['receipts.pdf'],
  },
  {
    subject: 'Swap of shifts',
    text: ['I take Monday, you take Wednesday. The schedule has been changed.'],
    labels: ['personal'],
    thread: ['Could we swap Monday and Wednesday?'],
  },
  {
    subject: 'Reply to your question about fees',
    text: ['The joining fee is charged once. It comes back if you leave within two weeks.'],
    starred: true,
  },
  {
    subject: 'Elevator repair',
    text: ['Patients with walking aids use the ramp at the side until Friday.'],
    labels: ['company', 'important'],
  },
  {
    subject: 'Recipe for the lemon cake',
    text: ['Four eggs, two lemons, and be patient with the oven door.'],
    labels: ['personal'],
  },
  {
    subject: 'Proposal for longer phone hours',
    text: [
      'With one more line on Mondays, nobody has to wait longer than five minutes. The figures are attached.',
    ],
    files: ['phone-calls.csv'],
    thread: ['Do we have figures for the phone?', 'Give me until Friday.'],
  },
  {
    subject: 'Thank you for the flowers',
    text: ['They stand on the desk and everybody asks who they are from.'],
    labels: ['private'],
  },
  {
    subject: 'Interview on Tuesday',
    text: ['We look forward to meeting you on Tuesday at 14:00. Ring at the side entrance.'],
    labels: ['company'],
  },
  {
    subject: 'Corrected invoice 5041',
    text: ['The address has been corrected. The amount is the same.'],
    files: ['invoice-5041.pdf'],
  },
];

const draft: readonly Draft[] = [
  { subject: 'Holiday dates', text: ['The practice is closed from'], labels: ['company'] },
  {
    subject: 'Answer to the complaint of 3 May',
    text: ['We are sorry that you had to wait.'],
    starred: true,
  },
  {
    subject: 'Ideas for the newsletter',
    text: ['Sun protection, ticks, what to do when a child has a fever.'],
  },
  {
    subject: 'Reference for the trainee',
    text: ['She has been with us for two years.'],
    labels: ['private'],
    unread: true,
  },
  { subject: '', text: ['Call the insurer about the new form.'] },
  {
    subject: 'Offer for the community center',
    text: ['Six evenings on back pain, ten people each.'],
    files: ['offer.rtf'],
  },
];

const spam: readonly Draft[] = [
  {
    subject: 'You have won a cruise',
    text: ['Only today: confirm your prize within the hour.'],
    unread: true,
  },
  {
    subject: 'Cheap printer ink',
    text: ['Ninety percent off, only while stocks last.'],
    unread: true,
  },
  { subject: 'Your parcel is waiting', text: ['Pay a small fee to receive it.'] },
  {
    subject: 'Double your website visitors',
    text: ['We have looked at your site and found eleven mistakes.'],
    unread: true,
  },
  {
    subject: 'Account will be closed',
    text: ['Sign in with this link to keep it open.'],
    labels: ['important'],
  },
  { subject: 'Investment with guaranteed gain', text: ['Your neighbors do it already.'] },
];

const trash: readonly Draft[] = [
  {
    subject: 'Old schedule',
    text: ['This one has been replaced.'],
    labels: ['company'],
    files: ['schedule-old.csv'],
  },
  { subject: 'Meeting moved', text: ['The meeting is at 16:00 and not at 15:00.'], starred: true },
  { subject: 'Sale at the furniture store', text: ['Chairs, shelves, lamps: until Saturday.'] },
  {
    subject: 'Newsletter of the medical association',
    text: ['In this issue: digital prescriptions, new guidelines, courses.'],
  },
  { subject: 'Lost scarf', text: ['It has been found, thank you.'], labels: ['personal'] },
  { subject: 'Test', text: ['Does this arrive?'], unread: true },
  {
    subject: 'Calendar invitation withdrawn',
    text: ['The organizer has withdrawn the invitation.'],
  },
];

const folders: readonly (readonly [EmailFolder, readonly Draft[]])[] = [
  ['inbox', inbox],
  ['sent', sent],
  ['draft', draft],
  ['spam', spam],
  ['trash', trash],
];

const minutesBetween = 290;

/** Ids of replies are a separate series from those of emails. */
const firstReplyId = 1001;

function paragraphs(lines: readonly string[]): string {
  return lines.map((line) => `<p>${line.replaceAll('"', '&quot;')}</p>`).join('');
}

/** All sample emails, oldest first, with mixed folders. */
export function sampleEmails(seededAt: number): StoredEmail[] {
  const drafts = folders
    .flatMap(([folder, list]) =>
      list.map((content, index) => ({ folder, content, place: (index + 0.5) / list.length })),
    )
    .sort((first, second) => first.place - second.place);
  let replyId = firstReplyId;
  return drafts.map(({ folder, content }, index): StoredEmail => {
    const minutes = (drafts.length - index) * minutesBetween + ((index * 37) % 180);
    const other = person(index * 3 + 1);
    const mine = folder === 'sent' || folder === 'draft';
    const otherAddress = { name: other.fullName, email: other.email };
    const message = (id: number, text: string, minutesAgo: number, own: boolean): EmailReply => ({
      id,
      from: own ? ownAddress : { ...otherAddress, avatar: other.avatar },
      to: [own ? otherAddress : owner],
      subject: content.subject,
      cc: index % 6 === 2 ? [person(index + 9).email] : [],
      bcc: [],
      message: text,
      attachments: [],
      isStarred: false,
      labels: [],
      time: workingMinutesBefore(seededAt, minutesAgo),
      folder,
      isRead: true,
    });
    const thread = content.thread ?? [];
    return {
      ...message(index + 1, paragraphs(content.text), minutes, mine),
      attachments: (content.files ?? []).map((fileName) => sampleFile(fileName, content.subject)),
      isStarred: content.starred ?? false,
      labels: [...(content.labels ?? [])],
      isRead: !content.unread,
      replies: thread.map((text, place) => {
        const stepsBack = thread.length - place;
        const own = mine !== (stepsBack % 2 === 1);
        return message(replyId++, paragraphs([text]), minutes + stepsBack * 55, own);
      }),
    };
  });
}
