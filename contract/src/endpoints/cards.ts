import * as z from '@praxis/contract/schema';
import { endpoint } from '../endpoint';
import { cardBrandSchema } from '../entities/card';
import { idSchema, instantSchema } from '../entities/primitives';
import { codeSchema } from '../entities/product-strings';
import { listResponse, listQuery } from './lists';
import { byId } from './params';
import { patientCardSchema } from './views/money-records';

const path = '/api/v1/patient/cards';
const audience = ['patient'] as const;

/** Authorizes the card provider to accept a card: the form sends number and CVC only to the provider. */
export const setUpCard = endpoint({
  method: 'POST',
  path: '/api/v1/patient/cards/setup',
  audience,
  response: z.object({
    setupId: idSchema,
    provider: codeSchema,
    publicKey: codeSchema,
    expiresAt: instantSchema,
  }),
  status: 201,
  changes: [],
});

/** Lists the caller's cards. */
export const listCards = endpoint({
  method: 'GET',
  path,
  audience,
  query: listQuery([], ['createdAt', 'expYear']),
  response: listResponse(patientCardSchema),
  // Actions depend on the card's subscriptions and on the owner's local date.
  reads: ['card', 'subscription', 'account'],
});

/** Saves a card from the provider's response. The first card becomes the default. */
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
  response: patientCardSchema,
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

/** Deletes a card; refused while it pays for an open subscription, or is the default card while there is one. */
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

/** Makes a card the default; open subscriptions are charged to it from now on. */
export const makeCardDefault = endpoint({
  method: 'POST',
  path: '/api/v1/patient/cards/:id/default',
  audience,
  params: byId,
  response: patientCardSchema,
  errors: ['card_expired'],
  changes: ['card', 'subscription'],
  versioned: true,
});
