import type { AccountSettings } from '@praxis/contract/demo/account-settings';
import { startDemo } from '../testing';

test('responds with the four parts without an envelope', async () => {
  const { status, body } = await startDemo().get<AccountSettings>('/account-setting/data');
  expect(status).toBe(200);
  expect(Object.keys(body)).toEqual(['general', 'info', 'social', 'notification']);
  expect(Object.keys(body.social.socialLinks)).toEqual([
    'twitter',
    'facebook',
    'google',
    'linkedIn',
    'instagram',
    'quora',
  ]);
  expect(Object.keys(body.notification)).toEqual([
    'commentOnArticle',
    'answerOnForm',
    'followMe',
    'newAnnouncements',
    'productUpdates',
    'blogDigest',
  ]);
  expect(body.general.email).toBe('admin@demo.com');
});
