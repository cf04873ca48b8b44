import type { ArticleGroup } from './article';

export const appointments: readonly ArticleGroup[] = [
  {
    title: 'First steps',
    icon: 'Compass',
    tip: 'Set your hours before you publish your page: patients only see times that are open.',
    articles: [
      [
        'How do I set my opening hours?',
        'Opening hours apply to every week. They say when patients can book, not when you are at your desk.',
        'Open <b>Appointments</b>, then <b>Opening hours</b>.',
        'Add one or more ranges to each day. A day without a range is closed.',
        'Save. New times are bookable right away; existing appointments stay where they are.',
      ],
      [
        'How do I add an appointment type?',
        'A type has a name, a length and a price. Most practices start with three: first consultation, follow-up and phone call.',
        'Open <b>Appointment types</b> and choose <b>Add type</b>.',
        'Enter a name that patients understand, and the length in minutes.',
        'Decide whether it can be booked online.',
      ],
      [
        'How far ahead can patients book?',
        'Twelve weeks, unless you choose another limit. A shorter limit keeps your calendar flexible; a longer one suits checkups that come once a year.',
      ],
    ],
  },
  {
    title: 'Planning the day',
    icon: 'Calendar',
    tip: 'Blocked hours are visible to your team, but never to patients.',
    articles: [
      [
        'How do I block an hour?',
        'Block time for calls, paperwork or lunch. Nobody can book it, and nobody has to decline anything.',
        'Drag over the time in the calendar.',
        'Choose <b>Block time</b> and give it a name, or leave it empty.',
      ],
      [
        'Can two rooms be booked at once?',
        'Yes. An appointment belongs to one person of the team, and may take as many rooms as it needs. If you book the same two rooms every week, save them as a <b>set</b> and choose the set instead.',
        'Open the appointment and choose <b>Rooms</b>.',
        'Add a room. Rooms that are taken at that time are gray.',
        'Save. Both rooms are blocked from the first minute to the last.',
      ],
      [
        'What is a hold?',
        'A hold keeps a time free for ten minutes while a patient fills in the form. If they leave, the time opens again for everyone.',
      ],
    ],
  },
  {
    title: 'Changes',
    icon: 'RefreshCw',
    tip: 'Patients get a message for every change that affects them. You don’t have to call.',
    articles: [
      [
        'How do I move an appointment?',
        'Drag it to another time. All of its rooms move with it. If one of them is taken at the new time, nothing moves and you see which one.',
      ],
      [
        'What happens when a patient cancels?',
        'The time opens again, and people on the waiting list get a message. If the cancellation comes after your deadline, you decide whether it counts.',
      ],
      [
        'How do I mark a no-show?',
        'Open the appointment after its start and choose <b>No-show</b>. You can charge a fee if your plan has one, and take it back within thirty days.',
      ],
    ],
  },
  {
    title: 'Reminders',
    icon: 'Bell',
    tip: 'One reminder the day before cuts no-shows by about a third. A second one adds little.',
    articles: [
      [
        'When are reminders sent?',
        'The day before at 4 PM, in the patient’s own time zone. You can add another one up to a week ahead.',
      ],
      [
        'Can I change the text of a reminder?',
        'Yes, for each appointment type. Placeholders such as the date and the address are filled in for you.',
        'Open <b>Appointment types</b> and choose the type.',
        'Edit the text under <b>Reminder</b> and send yourself a test.',
      ],
      [
        'Why did a reminder not arrive?',
        'Most often the email address has a typo, or the message is in the spam folder. The appointment’s history shows when it was sent and whether it bounced.',
      ],
    ],
  },
  {
    title: 'Waiting list',
    icon: 'Clock',
    tip: 'Patients on the waiting list are asked in the order in which they joined.',
    articles: [
      [
        'How does the waiting list work?',
        'Patients choose the days that suit them. When a time opens, the first one in line has two hours to accept it before the next one is asked.',
      ],
      [
        'Can I put a patient on the list myself?',
        'Yes, with the days they told you on the phone.',
        'Open the patient and choose <b>Add to waiting list</b>.',
        'Choose the appointment type and the days.',
      ],
      [
        'How do I give a time to someone else?',
        'Open the offer and choose <b>Offer to another patient</b>. The first offer ends, and the patient keeps their place in line.',
      ],
    ],
  },
  {
    title: 'When something is wrong',
    icon: 'LifeBuoy',
    tip: 'Send us the appointment’s number. It leads us to everything else.',
    articles: [
      [
        'The calendar shows another time zone',
        'The calendar follows the practice’s time zone, and shows yours next to it where the two differ. Change the practice’s zone in its settings; your device’s zone is set in its own.',
      ],
      [
        'The same appointment appears twice',
        'This happens when a connected calendar sends an appointment back that came from here. Disconnect it, delete the copy, and connect it again in one direction.',
      ],
      [
        'How do I reach support?',
        'Write in the chat on weekdays from 8 AM to 6 PM, or by email at any time. Urgent messages about today’s appointments are answered first.',
      ],
    ],
  },
];
