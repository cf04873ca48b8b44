import { ui } from '../api';
import type { EntryContent } from '../kit';
import SignInCard from './examples/sign-in-card.example';

const withoutFrame: EntryContent = {
  examples: [
    {
      title: 'One card in the middle',
      show: SignInCard,
      source: () => import('./examples/sign-in-card.example?source'),
      flush: true,
    },
  ],
  use: ['Where there is one thing to do, or nothing to go to yet.'],
  api: [ui('FullPage')],
  links: [
    '/pages/login-v1',
    '/pages/login-v2',
    '/pages/register-v1',
    '/pages/register-v2',
    '/pages/forgot-password-v1',
    '/pages/reset-password-v1',
    '/misc/coming-soon',
    '/misc/maintenance',
  ],
};
export default withoutFrame;
