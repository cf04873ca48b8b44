import type { CountryValue } from '@praxis/sdk/ui/map';

/** Visitors of a public page by country, in a month. */
export const visitors: readonly CountryValue[] = Object.entries({
  ...{ US: 48_200, CA: 9_140, MX: 3_820, BR: 21_700, AR: 2_910, CL: 1_480, CO: 2_240, PE: 960 },
  ...{ DE: 31_900, FR: 24_600, GB: 12_800, ES: 7_450, PT: 6_300, IT: 5_120, NL: 4_210, CH: 3_940 },
  ...{ AT: 3_480, BE: 2_730, PL: 2_120, SE: 1_870, NO: 1_240, DK: 1_160, FI: 880, IE: 1_020 },
  ...{ IN: 8_300, JP: 4_620, KR: 2_080, AU: 5_260, NZ: 1_130, ZA: 1_720, NG: 1_340, KE: 610 },
  ...{ EG: 740, TR: 1_510, AE: 990, ID: 1_230, PH: 1_080, VN: 690, TH: 870, AO: 420, MZ: 310 },
}).map(([country, value]) => ({ country, value }));
