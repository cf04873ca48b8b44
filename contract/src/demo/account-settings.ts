import * as z from '@praxis/contract/schema';
import { endpoint } from '../endpoint';
import { pictureSchema } from '../entities/product-strings';
import { dateSchema } from './fields';

export const socialLinkNetworks = [
  'twitter',
  'facebook',
  'google',
  'linkedIn',
  'instagram',
  'quora',
] as const;

export const connectionNetworks = ['twitter', 'google', 'facebook', 'github'] as const;
export type ConnectionNetwork = (typeof connectionNetworks)[number];

/** Empty if the network is not connected. */
const connectionSchema = z.object({
  profileImg: z.optional(pictureSchema),
  id: z.optional(z.string()),
});

const notificationSchema = z.object({
  commentOnArticle: z.boolean(),
  answerOnForm: z.boolean(),
  followMe: z.boolean(),
  newAnnouncements: z.boolean(),
  productUpdates: z.boolean(),
  blogDigest: z.boolean(),
});
export type NotificationSettings = z.infer<typeof notificationSchema>;

export const accountSettingsSchema = z.object({
  general: z.object({
    avatar: pictureSchema,
    username: z.string(),
    fullName: z.string(),
    email: z.string(),
    company: z.string(),
  }),
  info: z.object({
    bio: z.string(),
    dob: dateSchema,
    country: z.string(),
    website: z.string(),
    phone: z.string(),
  }),
  social: z.object({
    socialLinks: z.object({
      twitter: z.string(),
      facebook: z.string(),
      google: z.string(),
      linkedIn: z.string(),
      instagram: z.string(),
      quora: z.string(),
    }),
    connections: z.object({
      twitter: connectionSchema,
      google: connectionSchema,
      facebook: connectionSchema,
      github: connectionSchema,
    }),
  }),
  notification: notificationSchema,
});
export type AccountSettings = z.infer<typeof accountSettingsSchema>;

export const getAccountSettings = endpoint({
  method: 'GET',
  path: '/account-setting/data',
  audience: 'public',
  response: accountSettingsSchema,
  reads: ['demoAccount'],
});
