import { nextRange } from './next-range';

const range = (startLocal: string, endLocal: string) => ({ startLocal, endLocal });

describe('nextRange', () => {
  it.each([
    ['the morning of a free day', [], range('09:00', '12:00')],
    ['the afternoon after a morning', [range('09:00', '12:00')], range('13:00', '17:00')],
    ['the rest of the afternoon', [range('09:00', '14:30')], range('14:30', '17:00')],
    ['the evening after an afternoon', [range('13:00', '17:00')], range('17:00', '23:45')],
    [
      'the time after the latest range, in any order',
      [range('13:00', '18:00'), range('09:00', '12:00')],
      range('18:00', '23:45'),
    ],
    [
      'the largest gap if the last range ends at the last choice',
      [range('18:00', '23:45'), range('02:00', '09:00'), range('08:00', '12:00')],
      range('12:00', '18:00'),
    ],
    [
      'the time before the first range',
      [range('09:00', '12:00'), range('13:00', '24:00')],
      range('00:00', '09:00'),
    ],
  ])('suggests %s', (_what, ranges, next) => {
    expect(nextRange(ranges)).toEqual(next);
  });

  it('suggests nothing on a day without free time', () => {
    expect(nextRange([range('00:00', '23:45')])).toBeUndefined();
    expect(nextRange([range('12:00', '23:45'), range('00:00', '12:00')])).toBeUndefined();
  });
});
