import { editable, hoursFaultTexts } from './hours-faults';

const texts = {
  range_empty: 'empty',
  range_overlap: 'overlap',
  date_twice: 'twice',
  noDate: 'no date',
};
const range = (startLocal: string, endLocal: string) => ({ startLocal, endLocal });

describe('hoursFaultTexts', () => {
  it('finds no errors in consecutive ranges', () => {
    const weekly = [
      { weekday: 1, ...range('09:00', '12:00') },
      { weekday: 1, ...range('12:00', '17:00') },
      { weekday: 2, ...range('09:00', '12:00') },
      { weekday: 1, ...range('10:00', '11:00'), visitTypeId: 'video' },
    ];
    expect(
      hoursFaultTexts(editable({ weekly, overrides: [{ on: '2026-01-01', ranges: [] }] }), texts),
    ).toEqual({});
  });

  it('reports an error at the field that has to change', () => {
    const weekly = [
      { weekday: 1, ...range('09:00', '12:00') },
      { weekday: 1, ...range('11:00', '13:00') },
      { weekday: 2, ...range('12:00', '12:00') },
    ];
    const overrides = [
      { key: '2026-01-01', on: '2026-01-01', ranges: [range('10:00', '09:00')] },
      { key: 'new-2', on: '2026-01-01', ranges: [] },
      { key: 'new-3', on: '', ranges: [] },
    ];
    const hours = { ...editable({ weekly, overrides: [] }), overrides };
    expect(hoursFaultTexts(hours, texts)).toEqual({
      'weekly.1.1.startLocal': 'overlap',
      'weekly.2.0.endLocal': 'empty',
      'overrides.2026-01-01.ranges.0.endLocal': 'empty',
      'overrides.new-2.on': 'twice',
      'overrides.new-3.on': 'no date',
    });
  });
});
