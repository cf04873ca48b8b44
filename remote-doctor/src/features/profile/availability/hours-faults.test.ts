import { editable, hoursFaultTexts } from './hours-faults';

const texts = {
  range_empty: 'empty',
  range_overlap: 'overlap',
  date_twice: 'twice',
  noDate: 'no date',
};
const range = (startLocal: string, endLocal: string) => ({ startLocal, endLocal });

describe('hours', () => {
  it('have no faults where ranges follow each other', () => {
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

  it('have a fault at the field that has to change', () => {
    const weekly = [
      { weekday: 1, ...range('09:00', '12:00') },
      { weekday: 1, ...range('11:00', '13:00') },
      { weekday: 2, ...range('12:00', '12:00') },
    ];
    const overrides = [
      { on: '2026-01-01', ranges: [range('10:00', '09:00')] },
      { on: '2026-01-01', ranges: [] },
      { on: '', ranges: [] },
    ];
    expect(hoursFaultTexts(editable({ weekly, overrides }), texts)).toEqual({
      'weekly.1.1.startLocal': 'overlap',
      'weekly.2.0.endLocal': 'empty',
      'overrides.0.ranges.0.endLocal': 'empty',
      'overrides.1.on': 'twice',
      'overrides.2.on': 'no date',
    });
  });
});
