import { toJSONSchema } from 'zod/mini';
import { demoEndpoints } from '../demo/all';
import { allEndpoints } from './all';

interface JsonSchema {
  type?: string;
  properties?: Record<string, JsonSchema>;
  [keyword: string]: unknown;
}

/** Keywords that limit the values of a string. */
const limits = ['maxLength', 'enum', 'const', 'pattern', 'allOf', 'format'];

/** Texts that nobody writes, or that are only compared. */
const unwritten = [
  /\.restore/, // a stored record, as it was
  /\.(avatar|img|time|slug|id|postId|color|refreshToken)$/,
  /\.(demoLogin\.(email|password)|changeDemoPassword\.current)$/,
];

/** Returns the paths of the strings that may be of any length. */
function unlimitedTexts(schema: unknown, path: string): string[] {
  if (Array.isArray(schema)) return schema.flatMap((one: unknown) => unlimitedTexts(one, path));
  if (typeof schema !== 'object' || schema === null) return [];
  const { type, properties, ...keywords } = schema as JsonSchema;
  if (type === 'string') return limits.some((limit) => limit in keywords) ? [] : [path];
  return [
    ...Object.entries(properties ?? {}).flatMap(([name, field]) =>
      unlimitedTexts(field, `${path}.${name}`),
    ),
    ...['items', 'anyOf', 'oneOf', 'allOf'].flatMap((part) => unlimitedTexts(keywords[part], path)),
  ];
}

const bodies = [...allEndpoints, ...demoEndpoints].flatMap(({ group, name, endpoint: { body } }) =>
  body ? [{ name: `${group}.${name}`, body }] : [],
);

test.each(bodies)('every text of $name has a maximum length', ({ name, body }) => {
  const schema = toJSONSchema(body, { io: 'input', unrepresentable: 'any' });
  const found = unlimitedTexts(schema, name);
  expect(found.filter((path) => !unwritten.some((one) => one.test(path)))).toEqual([]);
});
