import type { ArticleGroup } from './article';

export const messages: readonly ArticleGroup[] = [
  {
    title: 'Writing',
    icon: 'Mail',
    tip: 'Short messages are read. Long ones are called about.',
    articles: [
      [
        'How do I write to a patient?',
        'Messages stay inside the product; the email only says that there is one.',
        'Open the patient and choose <b>Message</b>.',
        'Write, attach what belongs to it, and send.',
      ],
      [
        'Can I write to many patients at once?',
        'Yes, up to two hundred. Each gets a message of their own and sees nobody else. Use it for holidays and flu shots, not for results.',
      ],
      [
        'How do I attach a result?',
        'Choose it from the record rather than from your computer: then it stays linked, and a correction reaches the patient as well.',
      ],
    ],
  },
  {
    title: 'The shared inbox',
    icon: 'Inbox',
    tip: 'A message with an owner is answered. One without waits for somebody else.',
    articles: [
      [
        'How do I hand a message to somebody?',
        'Choose <b>Assign</b> and a name. They are notified, and everyone sees whose turn it is.',
      ],
      [
        'Can two people answer at the same time?',
        'You see when a colleague is writing. If both of you send, the patient gets both, so talk to each other first.',
      ],
      [
        'How do I snooze a message?',
        'Choose <b>Snooze</b> and a day. It leaves the inbox and comes back that morning, or as soon as the patient writes again.',
      ],
    ],
  },
  {
    title: 'Templates',
    icon: 'FileText',
    tip: 'Read a template aloud once. If you wouldn’t say it, rewrite it.',
    articles: [
      [
        'How do I make a template?',
        'Any message you have written can become one.',
        'Choose <b>Save as template</b> in the menu of the message.',
        'Replace names and dates with placeholders.',
        'Choose who may use it: you, or the team.',
      ],
      [
        'Which placeholders are there?',
        'Name, next appointment, doctor, practice and the link to book. Type two braces to see them all.',
      ],
      [
        'Can templates be in several languages?',
        'Yes. Add a version for each language, and patients get the one they chose. Where it is missing, they get yours.',
      ],
    ],
  },
  {
    title: 'Automatic messages',
    icon: 'Bell',
    tip: 'Every automatic message can be turned off. None should surprise you.',
    articles: [
      [
        'Which messages are sent automatically?',
        'Confirmations, reminders, changes and bills. The list in the settings shows each text and when it goes out.',
      ],
      [
        'How do I set an away message?',
        'Choose the days and the text. Patients see it before they write, with the number to call in an emergency.',
      ],
      [
        'Can patients turn messages off?',
        'All but the ones they need: confirmations, changes and bills. They choose in their profile or in the footer of each email.',
      ],
    ],
  },
  {
    title: 'Calls and video',
    icon: 'Video',
    tip: 'Test camera and sound with a colleague before the first patient.',
    articles: [
      [
        'How do I start a video call?',
        'Open the appointment five minutes ahead and choose <b>Start</b>. The patient waits until you let them in.',
      ],
      [
        'Are calls recorded?',
        'No. Neither sound nor picture is stored, and there is no way to turn it on.',
      ],
      [
        'The patient can’t hear me',
        'Nine times out of ten the browser uses another microphone.',
        'Open the settings of the call and choose the microphone.',
        'Watch the bar next to it while you speak.',
        'If it stays still, allow the microphone in the browser’s address bar.',
      ],
    ],
  },
  {
    title: 'Delivery',
    icon: 'Clock',
    tip: 'A message that was read has a tick. Some patients turn that off.',
    articles: [
      [
        'How do I know that a message was read?',
        'A tick and a time appear under it. Without them it may still have been read: the email shows the first line.',
      ],
      [
        'Why did an email bounce?',
        'The address doesn’t exist, or the mailbox is full. The record shows a warning, and the front desk is asked to call.',
      ],
      [
        'Can I take a message back?',
        'Until it is opened. Choose <b>Withdraw</b> in its menu; the patient sees that there was a message, and not what it said.',
      ],
    ],
  },
];
