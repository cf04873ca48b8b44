import { apiErrorSchema } from './error-responses';
import { createSchemaWriter } from './json-schema';
import { namedSchemas } from './named-schemas';
import { inWords, operationOf, type NamedEndpoint, type Operation } from './operation';

/** An OpenAPI 3.1 document. */
export interface OpenApiDocument {
  openapi: '3.1.0';
  info: { title: string; version: string; description: string };
  servers: { url: string }[];
  tags: { name: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: Record<'schemas' | 'parameters' | 'securitySchemes', Record<string, object>>;
}

/** A part of the API: the practice, or the demo. */
export interface Part {
  /** Prefix of the group names, if two parts have groups of the same name. */
  title?: string;
  endpoints: readonly NamedEndpoint[];
}

const description = `Every endpoint of the API, with its requests, responses and errors.

Sign in with \`POST /api/v1/auth/login\` and send the access token of the response with each request: \`Authorization: Bearer …\`.
A token expires after ten minutes; \`POST /api/v1/auth/refresh\` returns a new pair.`;

/** Generates the OpenAPI document from endpoint declarations. */
export function openApi(
  parts: readonly Part[],
  { title, version, servers }: { title: string; version: string; servers: readonly string[] },
): OpenApiDocument {
  const schemas = createSchemaWriter(namedSchemas);
  const paths: OpenApiDocument['paths'] = {};
  const tags = new Set<string>();
  for (const { title: part, endpoints } of parts)
    for (const named of endpoints) {
      const { path, method } = named.endpoint;
      const tag = part ? `${part}: ${inWords(named.group).toLowerCase()}` : inWords(named.group);
      tags.add(tag);
      const address = path.replace(/:(\w+)/g, '{$1}');
      paths[address] = {
        ...paths[address],
        [method.toLowerCase()]: operationOf(named, tag, schemas),
      };
    }
  return {
    openapi: '3.1.0',
    info: { title, version, description },
    servers: servers.map((url) => ({ url })),
    tags: [...tags].map((name) => ({ name })),
    paths,
    components: {
      schemas: { ...schemas.components, ApiError: apiErrorSchema },
      parameters,
      securitySchemes: {
        accessToken: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
      },
    },
  };
}

/** Request headers of several endpoints (docs/domain.md#concurrent-changes). */
const parameters: Record<string, object> = {
  IfMatch: {
    name: 'If-Match',
    in: 'header',
    required: true,
    description: 'The `version` of the record that the change is based on.',
    schema: { type: 'string', examples: ['3'] },
  },
  IdempotencyKey: {
    name: 'Idempotency-Key',
    in: 'header',
    required: true,
    description:
      'A unique key per intention. A retry with the same key and body gets the first response again.',
    schema: { type: 'string', minLength: 1 },
  },
};
