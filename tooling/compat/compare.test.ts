import * as z from '@praxis/contract/schema';
import { breakingChanges, type Offer, type Uses } from './compare.mjs';
import { endpointFacts } from './endpoint-facts.mjs';

const fields = {
  id: z.string(),
  beds: z.int(),
  kind: z.enum(['single', 'double']),
  price: z.object({ amount: z.int() }),
  note: z.optional(z.string()),
};
const room = z.object(fields);
const inputFields = {
  beds: z.int(),
  kind: z.enum(['single', 'double']),
  note: z.optional(z.string()),
};
const roomInput = z.strictObject(inputFields);

const saveRoom = {
  method: 'PUT',
  path: '/api/v1/rooms/:id',
  body: roomInput as unknown,
  response: room as unknown,
};

const uses: Uses = {
  app: 'rooms',
  version: '1.0.0',
  sdk: { range: '^1.2.0', version: '1.2.0' },
  exports: { '@praxis/sdk/ui': ['Button', 'Card'] },
  endpoints: endpointFacts({ saveRoom }),
};

const offer: Offer = {
  version: '1.3.0',
  accepts: () => true,
  exports: { '@praxis/sdk/ui': new Set(['Button', 'Card', 'Link']) },
  endpoints: uses.endpoints,
};

const call = 'PUT /api/v1/rooms/:id (saveRoom)';

test('reports nothing if nothing has changed', () => {
  expect(breakingChanges(uses, offer)).toEqual([]);
});

test('reports a removed export and a removed entry', () => {
  const exports = { '@praxis/sdk/ui': new Set(['Button']) };
  expect(breakingChanges(uses, { ...offer, exports })).toEqual([
    '@praxis/sdk/ui no longer exports Card.',
  ]);
  expect(breakingChanges(uses, { ...offer, exports: {} })).toEqual([
    '@praxis/sdk/ui is no longer provided.',
  ]);
});

test('reports an sdk outside of the required range', () => {
  const next = { ...offer, version: '2.0.0', accepts: () => false };
  expect(breakingChanges(uses, next)).toEqual(['It requires the sdk ^1.2.0; this one is 2.0.0.']);
});

test.each([
  ['is gone', {}, 'no longer exists.'],
  ['has another path', { saveRoom: { ...saveRoom, path: '/api/v1/room/:id' } }, 'no longer exists'],
  ['requires a version', { saveRoom: { ...saveRoom, versioned: true } }, 'requires If-Match'],
])('reports an endpoint that %s', (_, endpoints, reason) => {
  const [line = '', ...others] = breakingChanges(uses, {
    ...offer,
    endpoints: endpointFacts(endpoints),
  });
  expect(others).toEqual([]);
  expect(line.startsWith(`${call} ${reason}`)).toBe(true);
});

test('ignores renamed parameters and endpoints', () => {
  const endpoints = endpointFacts({ putRoom: { ...saveRoom, path: '/api/v1/rooms/:roomId' } });
  expect(breakingChanges(uses, { ...offer, endpoints })).toEqual([]);
});

const withBody = (body: unknown) => ({ saveRoom: { ...saveRoom, body } });
const withResponse = (response: unknown) => ({ saveRoom: { ...saveRoom, response } });

test.each([
  [
    'a new required field',
    withBody(z.strictObject({ ...inputFields, floor: z.int() })),
    'requires body.floor',
  ],
  [
    'a field that is no longer optional',
    withBody(z.strictObject({ ...inputFields, note: z.string() })),
    'requires body.note',
  ],
  [
    'a removed field of the request',
    withBody(z.omit(roomInput, { note: true })),
    'no longer accepts body.note',
  ],
  [
    'a value that is no longer accepted',
    withBody(z.strictObject({ ...inputFields, kind: z.enum(['single']) })),
    'rejects "double" as body.kind',
  ],
  [
    'a removed field of the response',
    withResponse(z.omit(room, { beds: true })),
    'no longer returns response.beds',
  ],
  [
    'a removed object of the response',
    withResponse(z.omit(room, { price: true })),
    'no longer returns response.price',
  ],
  [
    'a field of the response that is now optional',
    withResponse(z.object({ ...fields, beds: z.optional(z.int()) })),
    'may omit response.beds',
  ],
  [
    'a new value in the response',
    withResponse(z.object({ ...fields, kind: z.enum(['single', 'double', 'suite']) })),
    'may return "suite" as response.kind',
  ],
  [
    'a changed type',
    withResponse(z.object({ ...fields, id: z.int() })),
    'may return integer as response.id',
  ],
])('reports %s', (_, endpoints, reason) => {
  expect(breakingChanges(uses, { ...offer, endpoints: endpointFacts(endpoints) })).toEqual([
    `${call} ${reason}.`,
  ]);
});

test.each([
  [
    'a new optional field',
    withBody(z.strictObject({ ...inputFields, floor: z.optional(z.int()) })),
  ],
  [
    'a new optional object',
    withBody(z.strictObject({ ...inputFields, at: z.optional(z.object({ floor: z.int() })) })),
  ],
  [
    'a new accepted value',
    withBody(z.strictObject({ ...inputFields, kind: z.enum(['single', 'double', 'suite']) })),
  ],
  ['a new field of the response', withResponse(z.object({ ...fields, floor: z.int() }))],
  [
    'a removed value of the response',
    withResponse(z.object({ ...fields, kind: z.enum(['single']) })),
  ],
])('ignores %s', (_, endpoints) => {
  expect(breakingChanges(uses, { ...offer, endpoints: endpointFacts(endpoints) })).toEqual([]);
});
