import * as z from '@praxis/contract/schema';
import { endpoint } from '../endpoint';
import { cardBrandSchema } from '../entities/card';
import { idSchema, instantSchema } from '../entities/primitives';
import { codeSchema } from '../entities/product-strings';
import { listAnswer, listQuery } from './lists';
import { byId } from './params';
import { patientCardSchema } from './views/money-records';

const path = '/api/v1/patient/cards';
const audience = ['patient'] as const;

/** Permits the card provider to take one card: its form sends number and CVC to the provider alone. */
export const setUpCard = endpoint({
  method: 'POST',
  path: '/api/v1/patient/cards/setup',
  audience,
  answer: z.object({
    setupId: idSchema,
    provider: codeSchema,
    publicKey: codeSchema,
    expiresAt: instantSchema,
  }),
  status: 201,
  changes: [],
});

export const listCards = endpoint({
  method: 'GET',
  path,
  audience,
  query: listQuery([], ['createdAt', 'expYear']),
  answer: listAnswer(patientCardSchema),
  // What may be done with a card depends on what is charged to it, and on the day that its owner has.
  reads: ['card', 'subscription', 'account'],
});

/** Saves what the provider answered with. The first card becomes the default. */
export const addCard = endpoint({
  method: 'POST',
  path,
  audience,
  body: z.strictObject({
    setupId: idSchema,
    providerRef: z.string().check(z.regex(/^sim_[A-Za-z]+_[A-Za-z0-9]{8,40}$/)),
    brand: cardBrandSchema,
    last4: z.string().check(z.regex(/^\d{4}$/)),
    expMonth: z.int().check(z.minimum(1), z.maximum(12)),
    expYear: z.int().check(z.minimum(2000), z.maximum(2100)),
    isDefault: z._default(z.boolean(), false),
  }),
  answer: patientCardSchema,
  status: 201,
  errors: [
    'card_number_invalid',
    'card_expired',
    'card_cvc_invalid',
    'card_declined',
    'code_expired',
  ],
  changes: ['card', 'subscription'],
});

export const deleteCard = endpoint({
  method: 'DELETE',
  path: '/api/v1/patient/cards/:id',
  audience,
  params: byId,
  status: 204,
  errors: ['card_in_use'],
  changes: ['card'],
  versioned: true,
});

/** Open subscriptions are charged to it from now on. */
export const makeCardDefault = endpoint({
  method: 'POST',
  path: '/api/v1/patient/cards/:id/default',
  audience,
  params: byId,
  answer: patientCardSchema,
  errors: ['card_expired'],
  changes: ['card', 'subscription'],
  versioned: true,
});
