import { describe, expect, it } from '@jest/globals';
import { demoEndpoints } from '@praxis/contract/demo/all';
import { allEndpoints } from '@praxis/contract/endpoints/all';
import { namedSchemas } from '@praxis/contract/openapi/named-schemas';
import { describeApi } from './api-document';
import { controlEndpoints } from './control-endpoints';

const document = describeApi('1.0.0');
const everything = [...allEndpoints, ...demoEndpoints, ...controlEndpoints];

const operationAt = (method: string, path: string) =>
  document.paths[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()];

it('has no dangling references', () => {
  const text = JSON.stringify(document);
  const refs = [...text.matchAll(/"#\/components\/(\w+)\/(\w+)"/g)];
  expect(refs.length).toBeGreaterThan(100);
  for (const [, place = '', name = ''] of refs)
    expect(document.components).toHaveProperty([place, name]);
  expect(text).not.toContain('$defs');
});

describe.each(
  everything.map(({ endpoint }) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const),
)('%s', (_line, endpoint) => {
  const { method, path, audience, body, response: answer, status = 200, errors = [] } = endpoint;

  it('documents parameters, responses, errors and audience', () => {
    const operation = operationAt(method, path)!;
    expect(operation['x-audience']).toEqual(audience);
    expect(operation.security).toHaveLength(audience === 'public' ? 0 : 1);
    expect(Boolean(operation.requestBody)).toBe(Boolean(body));
    expect(Boolean(operation.responses[status]?.content)).toBe(Boolean(answer));
    const described = JSON.stringify(operation);
    const practice = path.startsWith('/api/v1/');
    for (const code of practice ? errors : []) expect(described).toContain(`"${code}"`);
    const names = [...path.matchAll(/:(\w+)/g)].map(([, name]) => name);
    for (const name of names) expect(described).toContain(`{"name":"${name}","in":"path"`);
    expect(described.includes('parameters/IfMatch')).toBe(Boolean(endpoint.versioned));
    expect(described.includes('parameters/IdempotencyKey')).toBe(Boolean(endpoint.idempotent));
    if (endpoint.query) expect(described).toContain('"in":"query"');
  });
});

it('gives each operation a unique id', () => {
  const ids = Object.values(document.paths)
    .flatMap((operations) => Object.values(operations))
    .map(({ operationId }) => operationId);
  expect(new Set(ids).size).toBe(everything.length);
});

it('defines each record schema once, and separately where the request differs', () => {
  const { schemas } = document.components;
  for (const name of namedSchemas.keys()) expect(schemas).toHaveProperty(name);
  expect(schemas['Money']).toEqual({
    type: 'object',
    properties: { amountMinor: { type: 'integer' }, currency: expect.anything() as unknown },
    required: ['amountMinor', 'currency'],
  });
  const { parameters, responses } = operationAt('GET', '/api/v1/doctor/payments/charges')!;
  expect(parameters).toContainEqual(
    expect.objectContaining({ name: 'page', in: 'query', required: false }),
  );
  expect(JSON.stringify(responses['200'])).toContain('#/components/schemas/DoctorCharge');
});

it('lists the error codes of each response', () => {
  const { responses } = operationAt('POST', '/api/v1/doctor/payments/payouts')!;
  expect(responses['422']?.description).toContain('`payout_minimum`');
  expect(responses['409']?.description).toContain('`insufficient_balance`');
  expect(responses['5XX']?.description).toBe('`server_error`');
});
