import type { AccountSettings } from '@praxis/contract/demo/account-settings';
import { portrait } from '../pictures/portrait';

const avatar = portrait('Dana Whitfield');

export const accountSettings: AccountSettings = {
  general: {
    avatar,
    username: 'dana.whitfield',
    fullName: 'Dana Whitfield',
    email: 'admin@demo.com',
    company: 'Northlight Clinic',
  },
  info: {
    bio: 'Runs the front desk of a practice with four doctors. Likes lists that get shorter.',
    dob: '1986-04-17',
    country: 'Ireland',
    website: 'https://northlight.example',
    phone: '(353) 555-0142',
  },
  social: {
    socialLinks: {
      twitter: 'https://twitter.example/dana.whitfield',
      facebook: '',
      google: '',
      linkedIn: 'https://linkedin.example/dana-whitfield',
      instagram: '',
      quora: '',
    },
    connections: {
      twitter: { profileImg: avatar, id: 'dana.whitfield' },
      google: { profileImg: avatar, id: 'dwhitfield' },
      facebook: {},
      github: {},
    },
  },
  notification: {
    commentOnArticle: true,
    answerOnForm: true,
    followMe: false,
    newAnnouncements: true,
    productUpdates: true,
    blogDigest: false,
  },
};
