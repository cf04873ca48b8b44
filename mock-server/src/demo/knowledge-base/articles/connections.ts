import type { ArticleGroup } from './article';

export const connections: readonly ArticleGroup[] = [
  {
    title: 'Calendars',
    icon: 'Calendar',
    tip: 'Connect in one direction first. Two directions are twice the surprises.',
    articles: [
      [
        'How do I connect my calendar?',
        'Your appointments appear in the calendar of your phone, and its events block your time here.',
        'Open <b>Connections</b> and choose your calendar.',
        'Sign in there and allow access.',
        'Choose what is shown: details, or only that you are busy.',
      ],
      [
        'How often is it brought up to date?',
        'Changes here reach your calendar within a minute. Changes there can take up to fifteen.',
      ],
      [
        'Does my phone show patients’ names?',
        'Only if you choose so. We suggest initials: a phone on a table is read by others.',
      ],
    ],
  },
  {
    title: 'Card terminals',
    icon: 'CreditCard',
    tip: 'Charge terminals overnight. Half of all failed payments are empty batteries.',
    articles: [
      [
        'How do I connect a card terminal?',
        'The terminal and the computer have to be in the same network.',
        'Turn the terminal on and note the code on its screen.',
        'Open <b>Connections</b>, choose <b>Card terminals</b> and enter the code.',
      ],
      [
        'The card terminal is offline',
        'Take payments with a link meanwhile: it works on the patient’s phone. Then restart the terminal and check that it is in the practice’s network, not in the one for guests.',
      ],
      [
        'Which cards does it take?',
        'All common debit and credit cards, and phones and watches. Amounts under 50 need no PIN.',
      ],
    ],
  },
  {
    title: 'Laboratories',
    icon: 'Search',
    tip: 'Results are filed by the number on the tube. Check it when you stick it on.',
    articles: [
      [
        'How do I order a test?',
        'Choose the profile in the record and print the labels. The order is with the laboratory before the courier is.',
      ],
      [
        'Where do results arrive?',
        'In the record, and in the inbox of whoever ordered them. Values outside the range come first.',
      ],
      [
        'A result is missing',
        'Look under <b>Unassigned</b>. Results whose number we can’t read wait there until somebody files them.',
      ],
    ],
  },
  {
    title: 'Documents from others',
    icon: 'Inbox',
    tip: 'What arrives by fax today arrives as a PDF here, in the same minute.',
    articles: [
      [
        'How do I receive letters of other practices?',
        'Give them the secure address of your practice. Letters arrive in the shared inbox, with a suggestion whose record they belong to.',
      ],
      [
        'Can I send a letter from a record?',
        'Yes, as a secure message or as a PDF. The address book has every practice of your region.',
      ],
      [
        'How do I scan paper?',
        'With any scanner that can send email, or with your phone.',
        'Choose <b>Scan</b> in the record and point the camera at the page.',
        'Check the edges and add further pages.',
        'Give it a name and a date.',
      ],
    ],
  },
  {
    title: 'Your website',
    icon: 'Compass',
    tip: 'A button that says “Book online” is pressed twice as often as one that says “Contact”.',
    articles: [
      [
        'How do I put booking on my website?',
        'Copy one line into your site, and patients book without leaving it.',
        'Open <b>Connections</b> and choose <b>Website</b>.',
        'Choose color and language, and copy the code.',
        'Paste it where the button should be.',
      ],
      [
        'Can I use my own domain?',
        'Yes, for your public page. Add the record we show you at your domain’s provider; it works within a day.',
      ],
      [
        'Does booking set cookies?',
        'One, for the session, and it goes when the window is closed. You need no banner for it.',
      ],
    ],
  },
  {
    title: 'For developers',
    icon: 'Plug',
    tip: 'Try it with the sample practice. It behaves like yours and belongs to nobody.',
    articles: [
      [
        'Is there an API?',
        'Yes, for appointments, patients and invoices. Each key has the rights of a role and can be revoked at any time.',
      ],
      [
        'How do I get a key?',
        'Only owners can make one.',
        'Open <b>Connections</b> and choose <b>API keys</b>.',
        'Name it after what uses it, and choose a role.',
        'Copy the key. It is shown once.',
      ],
      [
        'How many requests may I send?',
        'Sixty a minute for each key. Answers say how many are left, and when you may go on.',
      ],
    ],
  },
];
