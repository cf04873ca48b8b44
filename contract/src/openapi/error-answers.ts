import { isPracticePath, type Endpoint } from '../endpoint';
import { errorStatus, type ErrorCode } from '../errors';
import type { JsonSchema } from './json-schema';

/** What every endpoint of the practice may answer with (docs/domain.md#rules-and-errors). */
const everywhere: readonly ErrorCode[] = [
  'validation_failed',
  'unauthenticated',
  'forbidden',
  'not_found',
];

/** Every rule error that an endpoint may answer with. */
export function errorsOf({ errors = [], versioned, idempotent }: Endpoint): ErrorCode[] {
  return [
    ...new Set<ErrorCode>([
      ...everywhere,
      ...errors,
      ...(versioned ? (['version_conflict', 'version_required'] as const) : []),
      ...(idempotent ? (['idempotency_mismatch'] as const) : []),
    ]),
  ];
}

/** What a server says before an endpoint is asked, or where one breaks. */
const transportCodes = ['server_error', 'payload_too_large', 'method_not_allowed'] as const;
export type TransportCode = (typeof transportCodes)[number];

export interface Answer {
  description: string;
  headers?: Record<string, object>;
  content?: Record<string, { schema: JsonSchema }>;
}

const json = (schema: JsonSchema) => ({ 'application/json': { schema } });

/** The error answers by status, with the codes that tell them apart. */
export function errorAnswers(endpoint: Endpoint): Record<string, Answer> {
  if (!isPracticePath(endpoint.path))
    return {
      default: {
        description: 'A refusal; `error` says why, in a shape of the endpoint.',
        content: json({ type: 'object', properties: { error: {} } }),
      },
    };
  const byStatus = new Map<number, ErrorCode[]>();
  for (const code of errorsOf(endpoint))
    byStatus.set(errorStatus[code], [...(byStatus.get(errorStatus[code]) ?? []), code]);
  const refusals = [...byStatus].map(([status, codes]): [string, Answer] => [
    String(status),
    { description: codes.map((code) => `\`${code}\``).join(', '), content: json(refusalOf(codes)) },
  ]);
  return {
    ...Object.fromEntries(refusals),
    '5XX': { description: '`server_error`', content: json(apiErrorRef) },
  };
}

const apiErrorRef: JsonSchema = { $ref: '#/components/schemas/ApiError' };

const refusalOf = (codes: readonly ErrorCode[]): JsonSchema => ({
  ...apiErrorRef,
  properties: { error: { properties: { code: { enum: codes } } } },
});

/** The body of every error answer of the practice. */
export const apiErrorSchema: JsonSchema = {
  type: 'object',
  required: ['error'],
  properties: {
    error: {
      type: 'object',
      required: ['code', 'message'],
      properties: {
        code: { type: 'string', enum: [...Object.keys(errorStatus), ...transportCodes] },
        message: { type: 'string', description: 'For developers; people read a text of the code.' },
        fields: {
          type: 'object',
          description: 'What is wrong with which field.',
          additionalProperties: { type: 'array', items: { type: 'string' } },
        },
        requestId: { type: 'string', description: 'Names the request in the logs.' },
        details: { type: 'object', description: 'Facts that help to mend the error.' },
      },
    },
  },
};
