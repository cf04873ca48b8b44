import { isPracticePath, type Endpoint } from '../endpoint';
import { errorStatus, type ErrorCode } from '../errors';
import type { JsonSchema } from './json-schema';

/** Error codes of every practice endpoint (docs/domain.md#rules-and-errors). */
const commonErrors: readonly ErrorCode[] = [
  'validation_failed',
  'unauthenticated',
  'forbidden',
  'not_found',
];

/** Returns all error codes of an endpoint. */
export function errorsOf({ errors = [], versioned, idempotent }: Endpoint): ErrorCode[] {
  return [
    ...new Set<ErrorCode>([
      ...commonErrors,
      ...errors,
      ...(versioned ? (['version_conflict', 'version_required'] as const) : []),
      ...(idempotent ? (['idempotency_mismatch'] as const) : []),
    ]),
  ];
}

/** Error codes of the server itself, before or instead of an endpoint. */
const transportCodes = ['server_error', 'payload_too_large', 'method_not_allowed'] as const;
export type TransportCode = (typeof transportCodes)[number];

export interface ResponseBody {
  description: string;
  headers?: Record<string, object>;
  content?: Record<string, { schema: JsonSchema }>;
}

const json = (schema: JsonSchema) => ({ 'application/json': { schema } });

/** Returns the error responses by status, with their error codes. */
export function errorResponses(endpoint: Endpoint): Record<string, ResponseBody> {
  if (!isPracticePath(endpoint.path))
    return {
      default: {
        description: 'A refusal; the shape of `error` depends on the endpoint.',
        content: json({ type: 'object', properties: { error: {} } }),
      },
    };
  const byStatus = new Map<number, ErrorCode[]>();
  for (const code of errorsOf(endpoint))
    byStatus.set(errorStatus[code], [...(byStatus.get(errorStatus[code]) ?? []), code]);
  const refusals = [...byStatus].map(([status, codes]): [string, ResponseBody] => [
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

/** Schema of every error response of the practice API. */
export const apiErrorSchema: JsonSchema = {
  type: 'object',
  required: ['error'],
  properties: {
    error: {
      type: 'object',
      required: ['code', 'message'],
      properties: {
        code: { type: 'string', enum: [...Object.keys(errorStatus), ...transportCodes] },
        message: { type: 'string', description: 'For developers; users see a text for the code.' },
        fields: {
          type: 'object',
          description: 'Error codes by field.',
          additionalProperties: { type: 'array', items: { type: 'string' } },
        },
        requestId: { type: 'string', description: 'Identifies the request in the logs.' },
        details: { type: 'object', description: 'Details for resolving the error.' },
      },
    },
  },
};
