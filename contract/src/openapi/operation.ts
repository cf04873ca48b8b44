import { needsBody, type Endpoint } from '../endpoint';
import { errorResponses, type ResponseBody } from './error-responses';
import type { JsonSchema, SchemaWriter } from './json-schema';

/** An endpoint with its name in the contract. */
export interface NamedEndpoint {
  group: string;
  name: string;
  endpoint: Endpoint;
}

interface Parameter {
  name: string;
  in: 'path' | 'query';
  required: boolean;
  schema: JsonSchema;
}

export interface Operation {
  operationId: string;
  summary: string;
  description: string;
  tags: string[];
  security: Record<string, string[]>[];
  parameters: (Parameter | { $ref: string })[];
  requestBody?: { required: boolean; content: Record<string, { schema: JsonSchema }> };
  responses: Record<string, ResponseBody>;
  /** Authorized callers: everybody, every signed-in user, or roles. */
  'x-audience': Endpoint['audience'];
}

const roleNames = {
  admin: 'admins',
  doctor: 'doctors',
  patient: 'patients',
  teamMember: 'team members',
} as const;

const callers = ({ audience }: Endpoint): string => {
  if (audience === 'public') return 'Public.';
  if (audience === 'signedIn') return 'For every signed-in user.';
  return `For ${audience.map((role) => roleNames[role]).join(' and ')}.`;
};

/** Converts a name to words: `archivePlan` to "Archive plan". */
export function inWords(name: string): string {
  const words = name
    .replaceAll('-', ' ')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const statusText = { 200: 'Done', 201: 'Created', 202: 'Accepted', 204: 'Done; no content' };

/** Describes an endpoint as an OpenAPI operation. */
export function operationOf(
  { group, name, endpoint }: NamedEndpoint,
  tag: string,
  schemas: SchemaWriter,
): Operation {
  const { audience, body, response, versioned, idempotent, status = 200 } = endpoint;
  const content = (schema: JsonSchema) => ({ 'application/json': { schema } });
  return {
    operationId: `${group}_${name}`,
    summary: inWords(name),
    description: callers(endpoint),
    tags: [tag],
    security: audience === 'public' ? [] : [{ accessToken: [] }],
    parameters: [
      ...parametersOf(endpoint, 'path', schemas),
      ...parametersOf(endpoint, 'query', schemas),
      ...(versioned ? [{ $ref: '#/components/parameters/IfMatch' }] : []),
      ...(idempotent ? [{ $ref: '#/components/parameters/IdempotencyKey' }] : []),
    ],
    ...(body && {
      requestBody: {
        required: needsBody(endpoint),
        content: content(schemas.write(body, 'input')),
      },
    }),
    responses: {
      [status]: {
        description: statusText[status],
        ...(response && { content: content(schemas.write(response, 'output')) }),
        ...(hasVersion(response) && { headers: { ETag: eTag } }),
      },
      ...errorResponses(endpoint),
    },
    'x-audience': audience,
  };
}

/** Returns whether a response is a single versioned record. */
const hasVersion = (response: Endpoint['response']): boolean =>
  'version' in ((response?.def as { shape?: object } | undefined)?.shape ?? {});

const eTag = {
  description: 'The `version` of the record, for `If-Match`.',
  schema: { type: 'string', examples: ['"3"'] },
};

function parametersOf(endpoint: Endpoint, place: Parameter['in'], schemas: SchemaWriter) {
  const schema = place === 'path' ? endpoint.params : endpoint.query;
  if (!schema) return [];
  const { properties = {}, required = [] } = schemas.write(schema, 'input');
  return Object.entries(properties).map(([name, of]): Parameter => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: of,
  }));
}
