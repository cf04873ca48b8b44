import type { EmailDraft } from '@praxis/contract/demo/email';

/** A valid email for the compose endpoints: a reply to a sample email. */
export const writtenEmail: EmailDraft = {
  inReplyTo: 1,
  to: [{ name: 'Nia Long', email: 'nia@quayside.example' }],
  cc: ['desk@quayside.example'],
  bcc: [],
  subject: 'Re: Schedule',
  message: '<p>Friday suits me.</p>',
  attachments: [{ fileName: 'shifts.csv', url: 'data:text/csv,Friday', size: '1 kB' }],
};
