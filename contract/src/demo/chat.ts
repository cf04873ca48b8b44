import * as z from '@praxis/contract/schema';
import { endpoint } from '../endpoint';
import { pictureSchema } from '../entities/product-strings';
import {
  byId,
  dateSchema,
  demoIdSchema,
  idInBody,
  optionalText,
  requiredText,
  textLimits,
} from './fields';

export const chatStatuses = ['online', 'offline', 'busy', 'away'] as const;
export type ChatStatus = (typeof chatStatuses)[number];

/** Sender id of the signed-in user's messages, by which clients distinguish the sides. */
export const chatProfileId = 11;

/** Maximum length of `about`, in characters. */
export const maxAboutLength = 120;

const personFields = {
  id: demoIdSchema,
  fullName: z.string(),
  role: z.string(),
  about: z.string(),
  avatar: pictureSchema,
  status: z.enum(chatStatuses),
} as const;

export const chatProfileSchema = z.object({
  ...personFields,
  settings: z.object({
    isTwoStepAuthVerificationEnabled: z.boolean(),
    isNotificationsOn: z.boolean(),
  }),
});
export type ChatProfile = z.infer<typeof chatProfileSchema>;

export const chatMessageSchema = z.object({
  message: z.string(),
  time: dateSchema,
  senderId: demoIdSchema,
});
export type ChatMessage = z.infer<typeof chatMessageSchema>;

export const chatSchema = z.object({
  id: demoIdSchema,
  /** The contact's id. */
  userId: demoIdSchema,
  unseenMsgs: z.number(),
  chat: z.array(chatMessageSchema),
});
export type Chat = z.infer<typeof chatSchema>;

const summarySchema = z.object({
  id: demoIdSchema,
  unseenMsgs: z.number(),
  lastMessage: chatMessageSchema,
});

/** A contact, with a summary of their chat, if any. */
export const chatContactSchema = z.object({ ...personFields, chat: z.optional(summarySchema) });
export type ChatContact = z.infer<typeof chatContactSchema>;

/** A contact with a chat. */
export const chattingContactSchema = z.object({ ...personFields, chat: summarySchema });
export type ChattingContact = z.infer<typeof chattingContactSchema>;

/** Lists chats, newest message first, and contacts. */
export const getChatsAndContacts = endpoint({
  method: 'GET',
  path: '/apps/chat/chats-and-contacts',
  audience: 'public',
  response: z.object({
    chatsContacts: z.array(chattingContactSchema),
    contacts: z.array(chatContactSchema),
    profileUser: chatProfileSchema,
  }),
  reads: ['demoAccount', 'demoChat'],
});

/** Returns the profile of the signed-in user. */
export const getChatProfile = endpoint({
  method: 'GET',
  path: '/apps/chat/users/profile-user',
  audience: 'public',
  response: chatProfileSchema,
  reads: ['demoAccount', 'demoChat'],
});

/** A partial update of the user's own profile: omitted fields stay. */
const profileChangeSchema = z.object({
  about: z.optional(optionalText(maxAboutLength)),
  status: z.optional(z.enum(chatStatuses)),
  settings: z.optional(
    z.object({
      isTwoStepAuthVerificationEnabled: z.optional(z.boolean()),
      isNotificationsOn: z.optional(z.boolean()),
    }),
  ),
});

/** Changes the profile of the signed-in user; omitted fields stay. */
export const updateChatProfile = endpoint({
  method: 'POST',
  path: '/apps/chat/users/profile-user',
  audience: 'public',
  body: z.object({ profile: profileChangeSchema }),
  response: chatProfileSchema,
  changes: ['demoChat'],
});

/** Returns a chat by the contact's id. Reading resets its unread count. */
export const getChat = endpoint({
  method: 'GET',
  path: '/apps/chat/get-chat',
  audience: 'public',
  query: byId,
  response: z.object({ chat: z.optional(chatSchema), contact: chatContactSchema }),
  reads: ['demoChat'],
});

/** A contact, or the id alone. */
const contactInBody = z.pipe(
  z.union([z.object({ id: idInBody }), idInBody]),
  z.transform((contact) => (typeof contact === 'number' ? { id: contact } : contact)),
);

/**
 * Sends a message. `id` is the contact's; `chat` is returned if the message starts one. A retry with the same
 * `Idempotency-Key` is deduplicated.
 */
export const sendChatMessage = endpoint({
  method: 'POST',
  path: '/apps/chat/send-msg',
  audience: 'public',
  body: z.object({
    obj: z.object({ message: requiredText(textLimits.message), contact: contactInBody }),
  }),
  response: z.object({
    response: z.object({
      newMessageData: chatMessageSchema,
      id: demoIdSchema,
      chat: z.optional(chatSchema),
    }),
  }),
  status: 201,
  changes: ['demoChat'],
});
