import * as z from '@praxis/contract/schema';
import { endpoint } from '../endpoint';
import { pictureSchema } from '../entities/product-strings';
import {
  byId,
  dateSchema,
  demoIdSchema,
  idInAddress,
  idInBody,
  numberQuery,
  requiredText,
  textQuery,
} from './fields';

/** Where an email is; `starred` is a view over the folders. */
export const emailFolders = ['inbox', 'draft', 'spam', 'sent', 'trash'] as const;
export type EmailFolder = (typeof emailFolders)[number];

/** The labels of the sample data; others may be set. */
export const emailLabels = ['personal', 'company', 'important', 'private'] as const;

const attachmentSchema = z.object({
  fileName: z.string(),
  thumbnail: pictureSchema,
  /** A data URL. */
  url: z.string(),
  size: z.string(),
});

const messageFields = {
  id: demoIdSchema,
  from: z.object({ email: z.string(), name: z.string(), avatar: pictureSchema }),
  to: z.array(z.object({ name: z.string(), email: z.string() })),
  subject: z.string(),
  cc: z.array(z.string()),
  bcc: z.array(z.string()),
  /** HTML. */
  message: z.string(),
  attachments: z.array(attachmentSchema),
  isStarred: z.boolean(),
  labels: z.array(z.string()),
  time: dateSchema,
  folder: z.enum(emailFolders),
  isRead: z.boolean(),
} as const;

/** Another email of the same thread: an earlier one, or an answer to it. */
export const emailReplySchema = z.object(messageFields);
export type EmailReply = z.infer<typeof emailReplySchema>;

const threadFields = {
  replies: z.array(emailReplySchema),
  /** The email that this one answers. */
  inReplyTo: z.optional(demoIdSchema),
} as const;

/** As it is stored. */
export const storedEmailSchema = z.object({ ...messageFields, ...threadFields });
export type StoredEmail = z.infer<typeof storedEmailSchema>;

/** With its place in the order in which its folder is listed. */
export const emailSchema = z.object({
  ...messageFields,
  ...threadFields,
  hasPreviousMail: z.boolean(),
  hasNextMail: z.boolean(),
});
export type Email = z.infer<typeof emailSchema>;

/**
 * Newest first; `folder` may be the view `starred`, or `all`: whatever is neither spam nor trash.
 * `emailsMeta` counts the unread ones, and all drafts. With `perPage` the answer is one page, and
 * has the `total`.
 */
export const listEmails = endpoint({
  method: 'GET',
  path: '/apps/email/emails',
  audience: 'public',
  query: z.object({
    q: textQuery(),
    folder: textQuery('inbox'),
    label: textQuery(),
    page: numberQuery(1),
    perPage: numberQuery(0),
  }),
  answer: z.object({
    emails: z.array(emailSchema),
    total: z.optional(z.number()),
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

/** Sets a label on each email that has it not, and takes it from each that has it. */
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

/** The neighbor of an email in its folder: `next` is the one below it in the list. */
export const getAdjacentEmail = endpoint({
  method: 'GET',
  path: '/apps/email/paginate-email',
  audience: 'public',
  query: z.object({ dir: z.enum(['previous', 'next']), emailId: idInAddress }),
  answer: emailSchema,
  reads: ['demoEmail'],
});

/** The largest files of one email together, bytes. */
export const attachmentLimit = 5 * 1024 * 1024;

const attachedFile = z.object({
  fileName: requiredText,
  url: z.string().check(z.regex(/^data:/)),
  size: z.string(),
});

const composed = <Address extends z.ZodMiniType<string>>(address: Address) => ({
  /** A draft that becomes this email. */
  id: z.optional(idInBody),
  inReplyTo: z.optional(idInBody),
  to: z.array(z.object({ name: z.string(), email: address })),
  cc: z.array(address),
  bcc: z.array(address),
  subject: z.string(),
  message: z.string(),
  attachments: z
    .array(attachedFile)
    .check(
      z.refine(
        (files) =>
          files.reduce((sum, { url }) => sum + url.length * 0.75, 0) <= attachmentLimit + 1024,
      ),
    ),
});

/** What somebody writes, as far as it is written. */
const draftSchema = z.object({
  ...composed(z.string()),
  /** Of the draft, as it was answered last. */
  time: z.optional(dateSchema),
});
export type EmailDraft = z.input<typeof draftSchema>;

/** Keeps what is being written: a new draft, or what a draft says now. 409 where it was written on since its `time`. */
export const saveEmailDraft = endpoint({
  method: 'POST',
  path: '/apps/email/save-draft',
  audience: 'public',
  body: z.object({ draft: draftSchema }),
  answer: emailSchema,
  changes: ['demoEmail'],
});

/** Sends an email to at least one address; the thread that it answers holds it from then on. */
export const sendEmail = endpoint({
  method: 'POST',
  path: '/apps/email/send-email',
  audience: 'public',
  body: z.object({
    email: z
      .object(composed(z.email()))
      .check(z.refine(({ to, cc, bcc }) => to.length + cc.length + bcc.length > 0)),
  }),
  answer: emailSchema,
  status: 201,
  changes: ['demoEmail'],
});

/** For so long an email waits to be delivered, and can be taken back; seconds. */
export const unsendSeconds = 30;

/** Takes back what was sent a moment ago: it is a draft again. 409 once it has been delivered. */
export const unsendEmail = endpoint({
  method: 'POST',
  path: '/apps/email/unsend-email',
  audience: 'public',
  body: z.object({ id: idInBody }),
  answer: emailSchema,
  changes: ['demoEmail'],
});

/** Deletes drafts, and what is in spam or trash, for good; 409, and nothing is, where one of them is elsewhere by now. */
export const deleteEmails = endpoint({
  method: 'POST',
  path: '/apps/email/delete-emails',
  audience: 'public',
  body: z.object({ emailIds: z.array(idInBody) }),
  changes: ['demoEmail'],
});
