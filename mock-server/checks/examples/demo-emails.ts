import type { EmailDraft } from '@praxis/contract/demo/email';

/** What the endpoints that write emails can be sent: an answer to one of the sample data. */
export const writtenEmail: EmailDraft = {
  inReplyTo: 1,
  to: [{ name: 'Nia Long', email: 'nia@quayside.example' }],
  cc: ['desk@quayside.example'],
  bcc: [],
  subject: 'Re: Schedule',
  message: '<p>Friday suits me.</p>',
  attachments: [{ fileName: 'shifts.csv', url: 'data:text/csv,Friday', size: '1 kB' }],
};
