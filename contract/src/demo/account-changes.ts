import * as z from '@praxis/contract/schema';
import { endpoint } from '../endpoint';
import { pictureSchema } from '../entities/product-strings';
import { accountSettingsSchema, connectionNetworks } from './account-settings';
import { birthdaySchema, optionalText, requiredText, textLimits, webAddress } from './fields';

/** Maximum length of a bio, in characters. */
export const maxBioLength = 500;
export const minPasswordLength = 8;

const line = optionalText(textLimits.name);

export const generalInputSchema = z.object({
  username: z
    .string()
    .check(z.trim(), z.minLength(1), z.regex(/^[\p{L}\d._-]{3,40}$/u, 'username')),
  fullName: line.check(z.minLength(1)),
  email: requiredText(textLimits.email).check(z.email()),
  company: line,
});
export type GeneralInput = z.infer<typeof generalInputSchema>;

export const infoInputSchema = z.object({
  bio: z.string().check(z.maxLength(maxBioLength)),
  dob: birthdaySchema,
  country: line,
  website: webAddress,
  phone: z.string().check(z.trim(), z.regex(/^$|^\+?[\d\s().-]{5,24}$/, 'phone')),
});
export type InfoInput = z.infer<typeof infoInputSchema>;

export const socialLinksInputSchema = z.object({
  twitter: webAddress,
  facebook: webAddress,
  google: webAddress,
  linkedIn: webAddress,
  instagram: webAddress,
  quora: webAddress,
});
export type SocialLinksInput = z.infer<typeof socialLinksInputSchema>;

export const passwordInputSchema = z.object({
  current: z.string().check(z.minLength(1)),
  next: z.string().check(z.minLength(minPasswordLength), z.maxLength(textLimits.password)),
});

/** Omitted switches stay unchanged. */
const notificationInputSchema = z.object({
  commentOnArticle: z.optional(z.boolean()),
  answerOnForm: z.optional(z.boolean()),
  followMe: z.optional(z.boolean()),
  newAnnouncements: z.optional(z.boolean()),
  productUpdates: z.optional(z.boolean()),
  blogDigest: z.optional(z.boolean()),
});

/** Changes general settings. 422 with `taken` under `username` or `email` if another account has it. */
export const updateGeneral = endpoint({
  method: 'POST',
  path: '/account-setting/general',
  audience: 'public',
  body: z.object({ general: generalInputSchema }),
  response: accountSettingsSchema,
  changes: ['demoAccount'],
});

/** Sets the picture; an empty one removes it. */
export const updatePicture = endpoint({
  method: 'POST',
  path: '/account-setting/picture',
  audience: 'public',
  body: z.object({ avatar: pictureSchema }),
  response: accountSettingsSchema,
  changes: ['demoAccount'],
});

/** Changes the password. 422 with `wrong` under `current` if the current one is wrong. */
export const changeDemoPassword = endpoint({
  method: 'POST',
  path: '/account-setting/password',
  audience: 'public',
  body: passwordInputSchema,
  changes: ['demoAccount'],
});

export const updateInfo = endpoint({
  method: 'POST',
  path: '/account-setting/info',
  audience: 'public',
  body: z.object({ info: infoInputSchema }),
  response: accountSettingsSchema,
  changes: ['demoAccount'],
});

export const updateSocialLinks = endpoint({
  method: 'POST',
  path: '/account-setting/social-links',
  audience: 'public',
  body: z.object({ socialLinks: socialLinksInputSchema }),
  response: accountSettingsSchema,
  changes: ['demoAccount'],
});

/** Connects the account to a network, or disconnects it. */
export const updateConnection = endpoint({
  method: 'POST',
  path: '/account-setting/connection',
  audience: 'public',
  body: z.object({ network: z.enum(connectionNetworks), isConnected: z.boolean() }),
  response: accountSettingsSchema,
  changes: ['demoAccount'],
});

export const updateNotifications = endpoint({
  method: 'POST',
  path: '/account-setting/notifications',
  audience: 'public',
  body: z.object({ notification: notificationInputSchema }),
  response: accountSettingsSchema,
  changes: ['demoAccount'],
});
