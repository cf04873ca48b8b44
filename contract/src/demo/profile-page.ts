import * as z from '@praxis/contract/schema';
import { endpoint } from '../endpoint';
import { pictureSchema } from '../entities/product-strings';
import { requiredText } from './fields';
import { faceSchema, profileCommentSchema, profilePostSchema, profileSchema } from './profile';

/** Maximum length of a comment, in characters. */
export const maxCommentLength = 500;

const id = z.string();

/** A comment; `isYours` if the user wrote it and may delete it. */
const pageCommentSchema = z.object({
  ...profileCommentSchema.shape,
  id,
  isYours: z.boolean(),
});
export type ProfilePageComment = z.infer<typeof pageCommentSchema>;

const pagePostSchema = z.object({
  ...profilePostSchema.shape,
  id,
  detailedComments: z.array(pageCommentSchema),
});
export type ProfilePagePost = z.infer<typeof pagePostSchema>;

const pageSuggestionSchema = z.object({
  id,
  avatar: pictureSchema,
  username: z.string(),
  subtitle: z.string(),
  favorite: z.boolean(),
});
export type SuggestedPage = z.infer<typeof pageSuggestionSchema>;

const feedSchema = z.object({
  id,
  imgUrl: pictureSchema,
  title: z.string(),
  tags: z.string(),
  desc: z.string(),
  favorite: z.boolean(),
});
export type TwitterFeed = z.infer<typeof feedSchema>;

const personSchema = z.object({
  id,
  avatar: pictureSchema,
  name: z.string(),
  mutualFriends: z.number(),
  isFollowed: z.boolean(),
});
export type SuggestedPerson = z.infer<typeof personSchema>;

const pollSchema = z.object({
  id,
  name: z.string(),
  votes: z.number(),
  isYours: z.boolean(),
  /** Some of its voters. */
  voters: z.array(faceSchema),
});
export type PollChoice = z.infer<typeof pollSchema>;

/** The profile with the user's reactions; everything that can be reacted to has an id. */
export const profilePageSchema = z.object({
  header: profileSchema.shape.header,
  userAbout: profileSchema.shape.userAbout,
  /** The current user, as in their comments. */
  viewer: faceSchema,
  posts: z.array(pagePostSchema),
  latestPhotos: profileSchema.shape.latestPhotos,
  suggestedPages: z.array(pageSuggestionSchema),
  twitterFeeds: z.array(feedSchema),
  suggestions: z.array(personSchema),
  pollQuestion: z.string(),
  polls: z.array(pollSchema),
});
export type ProfilePage = z.infer<typeof profilePageSchema>;

export const getProfilePage = endpoint({
  method: 'GET',
  path: '/profile/page',
  audience: 'public',
  response: profilePageSchema,
  reads: ['demoAccount', 'demoProfile'],
});

/** Likes a post or comment, marks a page or feed as a favorite, or follows a person; or undoes it. */
export const reactOnProfile = endpoint({
  method: 'POST',
  path: '/profile/reaction',
  audience: 'public',
  body: z.object({ id, isOn: z.boolean() }),
  changes: ['demoProfile'],
});

export const addProfileComment = endpoint({
  method: 'POST',
  path: '/profile/comment',
  audience: 'public',
  body: z.object({ postId: id, comment: requiredText(maxCommentLength) }),
  status: 201,
  changes: ['demoProfile'],
});

/** Deletes a comment of the user's own. */
export const deleteProfileComment = endpoint({
  method: 'DELETE',
  path: '/profile/comment',
  audience: 'public',
  query: z.object({ id: z._default(z.string(), '') }),
  changes: ['demoProfile'],
});

/** Votes in the poll; a new vote replaces the previous one. */
export const voteOnProfile = endpoint({
  method: 'POST',
  path: '/profile/vote',
  audience: 'public',
  body: z.object({ id }),
  changes: ['demoProfile'],
});
