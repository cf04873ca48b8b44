import type { ArticleGroup } from './article';

export const dataProtection: readonly ArticleGroup[] = [
  {
    title: 'Passwords',
    icon: 'Lock',
    tip: 'A long sentence is easier to remember than eight odd characters, and harder to guess.',
    articles: [
      [
        'How do I change my password?',
        'You stay signed in here and are signed out everywhere else.',
        'Open your profile and choose <b>Security</b>.',
        'Enter the password you have and the new one.',
      ],
      [
        'What is two-step verification?',
        'A second proof that it is you: after the password, you enter a code from an app on your phone. A stolen password alone opens nothing.',
      ],
      [
        'I lost my phone. How do I sign in?',
        'With one of the ten recovery codes you saved. Without them, an owner of the practice can reset your second step.',
      ],
    ],
  },
  {
    title: 'Roles',
    icon: 'Users',
    tip: 'Give the smallest role that works. You can always add to it.',
    articles: [
      [
        'Which roles are there?',
        'Owner, doctor, assistant and front desk. Each sees what its work needs: the front desk plans and bills, and never opens a note.',
      ],
      [
        'How do I invite my team?',
        'Everyone gets an account of their own. Shared accounts make every log useless.',
        'Open <b>Team</b> and choose <b>Invite</b>.',
        'Enter the email address and choose a role.',
      ],
      [
        'How do I remove somebody?',
        'Open the person and choose <b>Deactivate</b>. They are signed out within a minute. What they wrote stays, with their name.',
      ],
    ],
  },
  {
    title: 'Access log',
    icon: 'Search',
    tip: 'Patients can ask who opened their record. The log is your answer.',
    articles: [
      [
        'Can I see who changed something?',
        'Yes. Every change and every opened record is in the log, with name, time and device.',
      ],
      ['How long is the log kept?', 'Three years. Nobody can edit it, owners included.'],
      [
        'How do I give a patient their log?',
        'Open the record, then <b>Access log</b>, and choose <b>Download</b>. The file names roles rather than people where your country asks for that.',
      ],
    ],
  },
  {
    title: 'Requests from patients',
    icon: 'FileText',
    tip: 'You have one month to answer a request. The clock starts on the day it arrives.',
    articles: [
      [
        'How do I export my data?',
        'Patients do it themselves in their profile. For someone without an account, use the record’s export.',
        'Open the record and choose <b>Export</b>.',
        'Choose <b>Everything about this patient</b>.',
        'Hand over the file, or send the protected link.',
      ],
      [
        'Do I have to delete a record when asked?',
        'Not while the law asks you to keep it. Archive it, tell the patient until when, and delete what isn’t needed for treatment.',
      ],
      [
        'How do I correct a mistake in a record?',
        'Add a correction to the entry. The first version stays visible to doctors, marked as corrected.',
      ],
    ],
  },
  {
    title: 'Devices',
    icon: 'Settings',
    tip: 'Lock the screen when you leave the room. It takes a second and two keys.',
    articles: [
      [
        'How long is a session?',
        'Ten minutes without a touch, on shared devices five. What you were typing is still there when you sign in again.',
      ],
      [
        'Where am I signed in?',
        'Your profile lists every device with its place and last use. Choose <b>Sign out</b> next to the ones you don’t recognize.',
      ],
      [
        'Can I use my own phone?',
        'Yes, if it has a screen lock. Nothing is stored on it, and notifications never name a patient.',
      ],
    ],
  },
  {
    title: 'When something happens',
    icon: 'LifeBuoy',
    tip: 'Write down what you know first. The reasons can wait.',
    articles: [
      [
        'I sent a message to the wrong patient',
        'Withdraw it at once: if it hasn’t been opened, it is gone. If it has, write down when and what, and tell your data protection officer today.',
      ],
      [
        'A laptop was stolen. What now?',
        'Speed matters more than certainty.',
        'Sign the device out in your profile.',
        'Change your password from another device.',
        'Tell the owner of the practice, who decides whether to report it.',
      ],
      [
        'Where is our data stored?',
        'In two data centers in your region, encrypted, with a copy every hour. It never leaves the region, not even for support.',
      ],
    ],
  },
];
