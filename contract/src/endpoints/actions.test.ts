import { allEndpoints } from './all';

/**
 * Versioned records without `actions` in a response, each identified by a field that no other record has:
 * documents saved by a form, and records that are not the subject of a command.
 */
const withoutActions = [
  // Terms, hours, a practice, an account, a background, billing data.
  ...['intervalMonths', 'weekly', 'bookingMode', 'locale', 'background', 'billing'],
  // A patient for their doctor, a signed agreement, a ledger entry, a message, a notification.
  ...['emergencyContact', 'signedAt', 'delta', 'body', 'values'],
  // Payments and payout accounts; a held slot.
  ...['chargeId', 'arrivalOn', 'holder', 'account', 'heldUntil'],
];

interface Shape {
  def?: {
    shape?: Record<string, unknown>;
    element?: unknown;
    innerType?: unknown;
    valueType?: unknown;
    options?: readonly unknown[];
  };
}

/** Returns the field names of every object in a response, at any depth. */
function objectsIn(schema: unknown): string[][] {
  const { shape, element, innerType, valueType, options = [] } = (schema as Shape).def ?? {};
  const inner = [...Object.values(shape ?? {}), element, innerType, valueType, ...options];
  return [
    ...(shape ? [Object.keys(shape)] : []),
    ...inner.flatMap((one) => (one ? objectsIn(one) : [])),
  ];
}

const responses = allEndpoints.flatMap(({ endpoint }) =>
  endpoint.response ? [[`${endpoint.method} ${endpoint.path}`, endpoint.response] as const] : [],
);

/** Returns versioned objects that have no `actions`. */
const withoutActionsIn = (answer: unknown): string[][] =>
  objectsIn(answer).filter((fields) => fields.includes('version') && !fields.includes('actions'));

test.each(responses)('%s: every record with commands has its actions', (_line, answer) => {
  const missing = withoutActionsIn(answer).filter(
    (fields) => !withoutActions.some((name) => fields.includes(name)),
  );
  expect(missing).toEqual([]);
});

test('every exception is in some response', () => {
  const missing = responses.flatMap(([, answer]) => withoutActionsIn(answer));
  expect(withoutActions.filter((name) => !missing.some((one) => one.includes(name)))).toEqual([]);
});
