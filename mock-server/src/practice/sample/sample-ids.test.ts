import fc from 'fast-check';
import { sampleId, sampleRecordOf } from './sample-ids';

const record = fc.record({
  kind: fc.constantFrom('doctor' as const, 'patient' as const, 'message' as const),
  share: fc.nat(999),
  number: fc.nat(9_999_999),
  part: fc.nat(63),
});

test('an id encodes its record', () => {
  fc.assert(
    fc.property(record, (one) => {
      const id = sampleId(one.kind, one.share, one.number, one.part);
      expect(id).toMatch(/^[0-9a-z]{16}$/);
      expect(sampleRecordOf(id)).toEqual(one);
    }),
  );
});

test('ids are stable when kinds are appended, since stored data refers to them', () => {
  expect(sampleId('doctor', 1)).toBe('cg72zfku4c3u0jfh');
  expect(sampleId('message', 11, 7, 3)).toBe('9p3unjhqw0lryaxg');
});

test('rejects ids that are not from the sample data', () => {
  for (const id of ['', 'doctor-0', 'new000001', '0'.repeat(16), 'z'.repeat(16), '1'.repeat(17)])
    expect(sampleRecordOf(id)).toBeUndefined();
  const chosen = fc.string({ unit: fc.constantFrom(...'0123456789abcdefghijklmnopqrstuvwxyz') });
  fc.assert(fc.property(chosen, (id) => expect(sampleRecordOf(id)).toBeUndefined()));
});

test('the next id can’t be guessed from one', () => {
  const ids = Array.from({ length: 2000 }, (_, number) => sampleId('patient', 0, number));
  expect(new Set(ids).size).toBe(ids.length);
  for (let place = 0; place < 16; place += 1) {
    const counts = new Map<string, number>();
    for (const id of ids) counts.set(id.charAt(place), (counts.get(id.charAt(place)) ?? 0) + 1);
    // Each character appears about 56 times per position; the first of each half is at most z.
    expect(counts.size).toBe(36);
    expect(Math.max(...counts.values())).toBeLessThan(110);
  }
  const same = ids.map(
    (id, number) =>
      [...id].filter((character, place) => character === ids[number + 1]?.[place]).length,
  );
  expect(same.reduce((sum, count) => sum + count, 0) / ids.length).toBeLessThan(1);
});
