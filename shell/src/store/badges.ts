import * as z from '@praxis/contract/schema';
import { endpoint } from '@praxis/contract';
import { query } from '@praxis/sdk/data';

/** The menu's counts, whatever the role: the contract's roles each answer with counts of their own. */
const getBadges = endpoint({
  method: 'GET',
  path: '/api/v1/me/badges',
  audience: 'signedIn',
  answer: z.record(z.string(), z.number()),
  reads: ['subscription', 'appointment', 'thread', 'doctor'],
});

/** State of the menu's badge counts. */
export const badgesQuery = query({ app: 'menu', name: 'badges', endpoint: getBadges });
