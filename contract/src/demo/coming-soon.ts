import * as z from '@praxis/contract/schema';
import { endpoint } from '../endpoint';
import { dateSchema, requiredText, textLimits } from './fields';

/** Returns the launch date and the number of subscribers. */
export const getComingSoon = endpoint({
  method: 'GET',
  path: '/misc/coming-soon/data',
  audience: 'public',
  response: z.object({ launchAt: dateSchema, subscribers: z.number() }),
  reads: ['demoSubscriber'],
});

/** Subscribes an email; a subscribed one stays on the list once. */
export const subscribeToLaunch = endpoint({
  method: 'POST',
  path: '/misc/coming-soon/subscribe',
  audience: 'public',
  body: z.object({ email: requiredText(textLimits.email).check(z.email()) }),
  response: z.object({ email: z.string(), already: z.boolean() }),
  changes: ['demoSubscriber'],
});
