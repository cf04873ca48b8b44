import { allEndpoints } from './all';

/**
 * Records with a version that nobody is offered anything for in the answer that holds them, each by a
 * field that no other record has: documents that a form saves, and what a command is not about.
 */
const withoutActions = [
  // Terms, hours, a practice, an account, a background, billing data.
  ...['intervalMonths', 'weekly', 'bookingMode', 'locale', 'background', 'billing'],
  // A patient as their doctor sees them, what they signed, the ledger of their visits, a message, a notification.
  ...['emergencyContact', 'signedAt', 'delta', 'body', 'values'],
  // Money that moved, and where it goes to; a slot that is kept for a while.
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

/** Every object that an answer may hold, however deep: the names of its fields. */
function objectsOf(schema: unknown): string[][] {
  const { shape, element, innerType, valueType, options = [] } = (schema as Shape).def ?? {};
  const inner = [...Object.values(shape ?? {}), element, innerType, valueType, ...options];
  return [
    ...(shape ? [Object.keys(shape)] : []),
    ...inner.flatMap((one) => (one ? objectsOf(one) : [])),
  ];
}

const answering = allEndpoints.flatMap(({ endpoint }) =>
  endpoint.answer ? [[`${endpoint.method} ${endpoint.path}`, endpoint.answer] as const] : [],
);

/** Objects with a version for which nothing says what can be done with them. */
const silentIn = (answer: unknown): string[][] =>
  objectsOf(answer).filter((fields) => fields.includes('version') && !fields.includes('actions'));

test.each(answering)('%s: a record that something can be done with says what', (_line, answer) => {
  const silent = silentIn(answer).filter(
    (fields) => !withoutActions.some((name) => fields.includes(name)),
  );
  expect(silent).toEqual([]);
});

test('each of the records without actions is in some answer', () => {
  const silent = answering.flatMap(([, answer]) => silentIn(answer));
  expect(withoutActions.filter((name) => !silent.some((one) => one.includes(name)))).toEqual([]);
});
