import * as z from '@praxis/contract/schema';
import { endpoint } from '../endpoint';
import { pictureSchema } from '../entities/product-strings';
import {
  dateSchema,
  demoIdSchema,
  idInAddress,
  idInBody,
  limitedText,
  numberQuery,
  requiredText,
  textLimits,
  textQuery,
} from './fields';

/** Folders; `starred` is a view across them. */
export const emailFolders = ['inbox', 'draft', 'spam', 'sent', 'trash'] as const;
export type EmailFolder = (typeof emailFolders)[number];

/** Labels of the sample data; others may be set. */
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

/** Another email of the same thread: an earlier one, or a reply. */
export const emailReplySchema = z.object(messageFields);
export type EmailReply = z.infer<typeof emailReplySchema>;

const threadFields = {
  replies: z.array(emailReplySchema),
  /** Id of the email that this one replies to. */
  inReplyTo: z.optional(demoIdSchema),
} as const;

/** An email as stored. */
export const storedEmailSchema = z.object({ ...messageFields, ...threadFields });
export type StoredEmail = z.infer<typeof storedEmailSchema>;

/** An email with its position in a list, by default its folder's. */
export const emailSchema = z.object({
  ...messageFields,
  ...threadFields,
  hasPreviousMail: z.boolean(),
  hasNextMail: z.boolean(),
});
export type Email = z.infer<typeof emailSchema>;

/**
 * Lists emails, newest first. `folder` may be the view `starred`, or `all`: everything except spam and trash.
 * `emailsMeta` counts unread emails, and all drafts. With `perPage`, the response is a page and has `total`.
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
  response: z.object({
    emails: z.array(emailSchema),
    total: z.optional(z.number()),
    emailsMeta: z.object({ inbox: z.number(), draft: z.number(), spam: z.number() }),
  }),
  reads: ['demoEmail'],
});

/** Changes folder, flags or labels of several emails; omitted fields stay. */
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
      labels: z.optional(z.array(requiredText(textLimits.name))),
    }),
  }),
  changes: ['demoEmail'],
});

/** Toggles a label on each email. */
export const toggleEmailsLabel = endpoint({
  method: 'POST',
  path: '/apps/email/update-emails-label',
  audience: 'public',
  body: z.object({ emailIds: z.array(idInBody), label: requiredText(textLimits.name) }),
  changes: ['demoEmail'],
});

/** The list in which an email has a previous and a next one: by default its folder. */
const inList = { folder: textQuery(), label: textQuery(), q: textQuery() } as const;

/** Returns an email with its thread. With a list's parameters, its neighbors are those of the list. */
export const getEmail = endpoint({
  method: 'GET',
  path: '/apps/email/get-email',
  audience: 'public',
  query: z.object({ id: idInAddress, ...inList }),
  response: emailSchema,
  reads: ['demoEmail'],
});

/** Returns an email's neighbor in a list, by default its folder: `next` is below it. */
export const getAdjacentEmail = endpoint({
  method: 'GET',
  path: '/apps/email/paginate-email',
  audience: 'public',
  query: z.object({ dir: z.enum(['previous', 'next']), emailId: idInAddress, ...inList }),
  response: emailSchema,
  reads: ['demoEmail'],
});

/** Maximum total size of an email's attachments, in bytes. */
export const attachmentLimit = 5 * 1024 * 1024;

const attachedFile = z.object({
  fileName: requiredText(textLimits.title),
  url: z.string().check(z.regex(/^data:/)),
  size: limitedText(textLimits.name),
});

const composed = <Address extends z.ZodMiniType<string>>(address: Address) => ({
  /** Id of the draft that becomes this email. */
  id: z.optional(idInBody),
  inReplyTo: z.optional(idInBody),
  to: z.array(z.object({ name: limitedText(textLimits.title), email: address })),
  cc: z.array(address),
  bcc: z.array(address),
  subject: limitedText(textLimits.title),
  message: limitedText(textLimits.html),
  attachments: z
    .array(attachedFile)
    .check(
      z.refine(
        (files) =>
          files.reduce((sum, { url }) => sum + url.length * 0.75, 0) <= attachmentLimit + 1024,
      ),
    ),
});

/** A draft, possibly incomplete. */
const draftSchema = z.object({
  ...composed(limitedText(textLimits.email)),
  /** Time of the draft in the last response. */
  time: z.optional(dateSchema),
});
export type EmailDraft = z.input<typeof draftSchema>;

/** Saves a new or existing draft. 409 if it was changed after its `time`. */
export const saveEmailDraft = endpoint({
  method: 'POST',
  path: '/apps/email/save-draft',
  audience: 'public',
  body: z.object({ draft: draftSchema }),
  response: emailSchema,
  changes: ['demoEmail'],
});

/** Sends an email to at least one address, and adds it to the thread that it replies to. */
export const sendEmail = endpoint({
  method: 'POST',
  path: '/apps/email/send-email',
  audience: 'public',
  body: z.object({
    email: z
      .object(composed(z.email().check(z.maxLength(textLimits.email))))
      .check(z.refine(({ to, cc, bcc }) => to.length + cc.length + bcc.length > 0)),
  }),
  response: emailSchema,
  status: 201,
  changes: ['demoEmail'],
});

/** Seconds during which sending can be undone. */
export const unsendSeconds = 30;

/** Undoes sending: the email becomes a draft again. 409 after its delivery. */
export const unsendEmail = endpoint({
  method: 'POST',
  path: '/apps/email/unsend-email',
  audience: 'public',
  body: z.object({ id: idInBody }),
  response: emailSchema,
  changes: ['demoEmail'],
});

/**
 * Permanently deletes drafts and emails in spam or trash. 409, deleting nothing, if one of them was moved
 * elsewhere.
 */
export const deleteEmails = endpoint({
  method: 'POST',
  path: '/apps/email/delete-emails',
  audience: 'public',
  body: z.object({ emailIds: z.array(idInBody) }),
  changes: ['demoEmail'],
});
