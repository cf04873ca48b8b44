import type { ArticleGroup } from './article';

export const patients: readonly ArticleGroup[] = [
  {
    title: 'Records',
    icon: 'FileText',
    tip: 'Everything you add to a record is dated and signed with your name.',
    articles: [
      [
        'How do I import my patients?',
        'You can bring a list from a spreadsheet or from your last software. Nothing is saved before you have checked it.',
        'Export your list as a CSV file.',
        'Open <b>Patients</b> and choose <b>Import</b>.',
        'Match the columns, look at the preview and confirm.',
      ],
      [
        'How do I merge two records of one patient?',
        'Open one of them and choose <b>Merge</b>. You decide field by field which value stays. Notes and documents of both are kept.',
      ],
      [
        'Where do I see what changed in a record?',
        'In its history, at the bottom of the record. Each entry has a date, a name and the value before.',
      ],
    ],
  },
  {
    title: 'Families',
    icon: 'Users',
    tip: 'A family shares an address and a contact, never its notes.',
    articles: [
      [
        'How do I link a child to a parent?',
        'The parent then books for the child and gets its reminders.',
        'Open the child’s record and choose <b>Family</b>.',
        'Search for the parent and choose the relation.',
      ],
      [
        'Who sees the record of a teenager?',
        'From sixteen, the patient decides. Parents keep the appointments and the bills, and lose sight of notes and results.',
      ],
      [
        'Can one person pay for the whole family?',
        'Yes. Choose a family member as the payer, and all bills go to their card and their email address.',
      ],
    ],
  },
  {
    title: 'Consent',
    icon: 'Shield',
    tip: 'A consent that was withdrawn stays in the record, with the date on which it ended.',
    articles: [
      [
        'Which consents do I need?',
        'One for treatment, and one for each thing beyond it: sharing results, newsletters, photos. The templates cover what most practices need.',
      ],
      [
        'Can a patient sign on their phone?',
        'Yes. Send the form with the confirmation of the appointment, or show the code at the desk.',
      ],
      [
        'What happens when a patient withdraws consent?',
        'What depends on it stops at once, and your team sees a note in the record. Documents that the law asks you to keep stay.',
      ],
    ],
  },
  {
    title: 'Notes and documents',
    icon: 'FileText',
    tip: 'Templates save more time than shortcuts. Start with the note you write most often.',
    articles: [
      [
        'Who may see a patient’s notes?',
        'Everyone with the role of a doctor, and those you share a note with. The front desk sees appointments and contact details only.',
      ],
      [
        'How do I attach a document?',
        'Drag a file onto the record. PDFs and pictures up to 20 MB are shown in place; anything else is offered as a download.',
      ],
      [
        'Can I dictate a note?',
        'Yes, with the keyboard of your phone or tablet. What you dictate never leaves the device before you save.',
      ],
    ],
  },
  {
    title: 'Finding patients',
    icon: 'Search',
    tip: 'Three letters of the last name and the year of birth find almost anyone.',
    articles: [
      [
        'What can I search for?',
        'Name, date of birth, phone number, email and the number of the record. Words can come in any order, and accents don’t matter.',
      ],
      [
        'How do shared labels work?',
        'A label belongs to the practice: whoever adds one, all of you see it. Use them for what you filter by, such as a study or a recall.',
      ],
      [
        'How do I save a list?',
        'Filter the list, then choose <b>Save view</b>. It appears above the list and always shows who matches today.',
      ],
    ],
  },
  {
    title: 'When patients leave',
    icon: 'LifeBuoy',
    tip: 'Archive first. Deleting is final and rarely what the law wants.',
    articles: [
      [
        'How do I archive a patient?',
        'Open the record and choose <b>Archive</b>. The patient disappears from lists and search, and comes back with one click.',
      ],
      [
        'How do I hand over a record?',
        'Export it as a PDF for people, or in a standard format for another practice’s software.',
        'Open the record and choose <b>Export</b>.',
        'Choose what goes along: notes, results, bills.',
        'Send the link. It expires after seven days.',
      ],
      [
        'How long are records kept?',
        'Ten years after the last treatment, unless your country asks for longer. You get a list of those that are due once a year.',
      ],
    ],
  },
];
