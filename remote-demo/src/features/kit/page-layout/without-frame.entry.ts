import { ui } from '../api';
import type { EntryContent } from '../kit';
import SignInCard from './examples/sign-in-card.example';

const withoutFrame: EntryContent = {
  examples: [
    {
      title: 'A centered card',
      show: SignInCard,
      source: () => import('./examples/sign-in-card.example?source'),
      flush: true,
    },
  ],
  use: ['For a single task, or before there is anything to navigate to.'],
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
