import {
  emailSchema,
  idSchema,
  instantSchema,
  localDateSchema,
  localTimeSchema,
  timeZoneSchema,
} from './primitives';

const accepts = (schema: { safeParse(value: unknown): { success: boolean } }, value: unknown) =>
  schema.safeParse(value).success;

test.each([
  [
    'id',
    idSchema,
    ['a', 'A1-b_2', 'x'.repeat(64)],
    ['', '-a', 'a b', '../a', 'x'.repeat(65), 1, null],
  ],
  [
    'instant',
    instantSchema,
    ['2026-03-08T13:00:00Z', '2026-03-08T13:00:00.000Z'],
    [
      '2026-03-08',
      '2026-03-08T13:00:00',
      '2026-03-08T13:00:00+01:00',
      '2026-02-30T00:00:00Z',
      'soon',
    ],
  ],
  ['local date', localDateSchema, ['2028-02-29'], ['2026-02-29', '2026-13-01', '08.03.2026', '']],
  [
    'local time',
    localTimeSchema,
    ['00:00', '09:15', '23:59', '24:00'],
    ['24:01', '9:15', '09:60', ''],
  ],
  [
    'time zone',
    timeZoneSchema,
    ['Europe/Berlin', 'America/Sao_Paulo', 'UTC'],
    ['Mars/Olympus', '+02:00', '', 'x'.repeat(65)],
  ],
  [
    'email',
    emailSchema,
    ['ann@example.org', ' ann@example.org '],
    ['ann', 'ann@', 'a b@example.org', `${'x'.repeat(250)}@example.org`],
  ],
] as const)('%s', (_, schema, good, bad) => {
  for (const value of good) expect([value, accepts(schema, value)]).toEqual([value, true]);
  for (const value of bad) expect([value, accepts(schema, value)]).toEqual([value, false]);
});
