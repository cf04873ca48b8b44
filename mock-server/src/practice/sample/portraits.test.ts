import { portraitOf } from './portraits';
import { sampleDoctors } from './places';

test('every doctor of the sample data has a portrait of their own, and nobody else one', () => {
  const portraits = Array.from({ length: sampleDoctors }, (_, index) => portraitOf(index));
  for (const portrait of portraits) expect(portrait).toMatch(/^data:image\/svg\+xml,%3Csvg%20/);
  expect(new Set(portraits).size).toBe(sampleDoctors);
  expect(portraitOf(sampleDoctors)).toBeNull();
});
