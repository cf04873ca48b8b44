import { apiErrorSchema } from './error-answers';
import { createSchemaWriter } from './json-schema';
import { namedSchemas } from './named-schemas';
import { inWords, operationOf, type NamedEndpoint, type Operation } from './operation';

/** A description of an API in OpenAPI 3.1. */
export interface OpenApiDocument {
  openapi: '3.1.0';
  info: { title: string; version: string; description: string };
  servers: { url: string }[];
  tags: { name: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: Record<'schemas' | 'parameters' | 'securitySchemes', Record<string, object>>;
}

/** Endpoints that stand together: those of the practice, of the demo area. */
export interface Part {
  /** Before the name of each group, where two parts have groups of one name. */
  title?: string;
  endpoints: readonly NamedEndpoint[];
}

const description = `Every call of the API, with what it takes, answers and refuses.

Sign in with \`POST /api/v1/auth/login\` and send the access token of the answer with each call: \`Authorization: Bearer …\`.
A token lasts ten minutes; \`POST /api/v1/auth/refresh\` answers with a new pair.`;

/** Describes endpoints; all of it follows from their declarations. */
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

/** Headers that several endpoints take (docs/domain.md#concurrent-changes). */
const parameters: Record<string, object> = {
  IfMatch: {
    name: 'If-Match',
    in: 'header',
    required: true,
    description: 'The `version` of the record that the change was made from.',
    schema: { type: 'string', examples: ['3'] },
  },
  IdempotencyKey: {
    name: 'Idempotency-Key',
    in: 'header',
    required: true,
    description:
      'One key for one intention. The same key with the same body is answered with the first answer again.',
    schema: { type: 'string', minLength: 1 },
  },
};
