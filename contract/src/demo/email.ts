import * as z from '@praxis/contract/schema';
import { endpoint } from '../endpoint';
import {
  byId,
  dateSchema,
  demoIdSchema,
  idInAddress,
  idInBody,
  pictureSchema,
  requiredText,
  textQuery,
} from './fields';

/** Where an e-mail is; `starred` is a view over the folders. */
export const emailFolders = ['inbox', 'draft', 'spam', 'sent', 'trash'] as const;
export type EmailFolder = (typeof emailFolders)[number];

/** The labels of the sample data; others may be set. */
export const emailLabels = ['personal', 'company', 'important', 'private'] as const;

const messageFields = {
  id: demoIdSchema,
  from: z.object({ email: z.string(), name: z.string(), avatar: pictureSchema }),
  to: z.array(z.object({ name: z.string(), email: z.string() })),
  subject: z.string(),
  cc: z.array(z.string()),
  bcc: z.array(z.string()),
  /** HTML. */
  message: z.string(),
  attachments: z.array(
    z.object({
      fileName: z.string(),
      thumbnail: pictureSchema,
      url: z.string(),
      size: z.string(),
    }),
  ),
  isStarred: z.boolean(),
  labels: z.array(z.string()),
  time: dateSchema,
  folder: z.enum(emailFolders),
  isRead: z.boolean(),
} as const;

/** An earlier e-mail of the same thread. */
export const emailReplySchema = z.object(messageFields);
export type EmailReply = z.infer<typeof emailReplySchema>;

/** As it is stored. */
export const storedEmailSchema = z.object({ ...messageFields, replies: z.array(emailReplySchema) });
export type StoredEmail = z.infer<typeof storedEmailSchema>;

/** With its place in the order in which its folder is listed. */
export const emailSchema = z.object({
  ...messageFields,
  replies: z.array(emailReplySchema),
  hasPreviousMail: z.boolean(),
  hasNextMail: z.boolean(),
});
export type Email = z.infer<typeof emailSchema>;

/** Newest first. `emailsMeta` counts the unread ones, and all drafts. */
export const listEmails = endpoint({
  method: 'GET',
  path: '/apps/email/emails',
  audience: 'public',
  query: z.object({ q: textQuery(), folder: textQuery('inbox'), label: textQuery() }),
  answer: z.object({
    emails: z.array(emailSchema),
    emailsMeta: z.object({ inbox: z.number(), draft: z.number(), spam: z.number() }),
  }),
  reads: ['demoEmail'],
});

export const updateEmails = endpoint({
  method: 'POST',
  path: '/apps/email/update-emails',
  audience: 'public',
  body: z.object({
    emailIds: z.array(idInBody),
    dataToUpdate: z.object({
      folder: z.optional(z.enum(emailFolders)),
      isRead: z.optional(z.boolean()),
      isStarred: z.optional(z.boolean()),
      labels: z.optional(z.array(requiredText)),
    }),
  }),
  changes: ['demoEmail'],
});

/** Sets a label on each e-mail that has it not, and takes it from each that has it. */
export const toggleEmailsLabel = endpoint({
  method: 'POST',
  path: '/apps/email/update-emails-label',
  audience: 'public',
  body: z.object({ emailIds: z.array(idInBody), label: requiredText }),
  changes: ['demoEmail'],
});

export const getEmail = endpoint({
  method: 'GET',
  path: '/apps/email/get-email',
  audience: 'public',
  query: byId,
  answer: emailSchema,
  reads: ['demoEmail'],
});

/** The neighbour of an e-mail in its folder: `next` is the one below it in the list. */
export const getAdjacentEmail = endpoint({
  method: 'GET',
  path: '/apps/email/paginate-email',
  audience: 'public',
  query: z.object({ dir: z.enum(['previous', 'next']), emailId: idInAddress }),
  answer: emailSchema,
  reads: ['demoEmail'],
});
