import * as z from '@praxis/contract/schema';
import { endpoint } from '../endpoint';
import { codeSchema, pictureSchema } from '../entities/product-strings';
import { dateSchema } from './fields';

export const faceSchema = z.object({ avatar: pictureSchema, username: z.string() });

export const profileCommentSchema = z.object({
  avatar: pictureSchema,
  username: z.string(),
  comment: z.string(),
  commentsLikes: z.number(),
  youLiked: z.boolean(),
});

export const profilePostSchema = z.object({
  avatar: pictureSchema,
  username: z.string(),
  postTime: dateSchema,
  postText: z.string(),
  postImg: z.optional(pictureSchema),
  likes: z.number(),
  youLiked: z.boolean(),
  comments: z.number(),
  share: z.number(),
  likedUsers: z.array(faceSchema),
  /** Number of likes beyond `likedUsers`. */
  likedCount: z.number(),
  detailedComments: z.array(profileCommentSchema),
});
export type ProfilePost = z.infer<typeof profilePostSchema>;

export const profileSchema = z.object({
  header: z.object({
    avatar: pictureSchema,
    username: z.string(),
    designation: z.string(),
    coverImg: pictureSchema,
  }),
  userAbout: z.object({
    about: z.string(),
    joined: dateSchema,
    lives: z.string(),
    email: z.string(),
    website: z.string(),
  }),
  suggestedPages: z.array(
    z.object({
      avatar: pictureSchema,
      username: z.string(),
      subtitle: z.string(),
      favorite: z.boolean(),
    }),
  ),
  twitterFeeds: z.array(
    z.object({
      imgUrl: pictureSchema,
      title: z.string(),
      id: codeSchema,
      tags: z.string(),
      desc: z.string(),
      favorite: z.boolean(),
    }),
  ),
  post: z.array(profilePostSchema),
  latestPhotos: z.array(z.object({ img: pictureSchema })),
  suggestions: z.array(
    z.object({ avatar: pictureSchema, name: z.string(), mutualFriend: z.string() }),
  ),
  polls: z.array(
    z.object({
      name: z.string(),
      result: z.string(),
      votedUser: z.array(z.object({ img: pictureSchema, username: z.string() })),
    }),
  ),
});
export type Profile = z.infer<typeof profileSchema>;

export const getProfile = endpoint({
  method: 'GET',
  path: '/profile/data',
  audience: 'public',
  response: profileSchema,
  reads: ['demoAccount', 'demoProfile'],
});
