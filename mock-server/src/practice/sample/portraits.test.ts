import { portraitOf } from './portraits';
import { sampleDoctors } from './places';

test('every sample doctor has a unique portrait, and others have none', () => {
  const portraits = Array.from({ length: sampleDoctors }, (_, index) => portraitOf(index));
  for (const portrait of portraits) expect(portrait).toMatch(/^data:image\/svg\+xml,%3Csvg%20/);
  expect(new Set(portraits).size).toBe(sampleDoctors);
  expect(portraitOf(sampleDoctors)).toBeNull();
});
