/**
 * Design tokens, the single source of colors and sizes: antd's theme, the charts' theme and the custom
 * properties are generated from them; no other file names a color.
 */

export type Skin = 'light' | 'dark';

/** Semantic tones of statuses; each is a text color on a tint. */
export const tones = ['success', 'warning', 'danger', 'info', 'neutral'] as const;
export type Tone = (typeof tones)[number];

interface Pair {
  /** Text color, with a contrast of at least 4.5:1 on the tint. */
  text: string;
  tint: string;
}

export interface SkinColors {
  page: string;
  card: string;
  raised: string;
  /** Hovered elements, and muted surfaces in a card. */
  hover: string;
  /** Track of a segmented control. */
  track: string;
  text: string;
  secondary: string;
  disabled: string;
  line: string;
  controlBorder: string;
  /** Lighter than a field's border: a button is recognizable by its label. */
  buttonBorder: string;
  primary: string;
  primaryHover: string;
  primaryActive: string;
  /** Background of selected items: the current menu entry, a selected row. */
  primaryTint: string;
  onPrimary: string;
  onDanger: string;
  dangerHover: string;
  /** Backdrop of a dialog. */
  mask: string;
  tones: Record<Tone, Pair>;
  /** Colors of avatars with initials, assigned by a hash of the name. */
  avatars: readonly Pair[];
  /** Distinguishable with color vision deficiencies, in this order. */
  chart: readonly string[];
  shadows: { card: string; raised: string; overlay: string };
}

const light: SkinColors = {
  page: '#F6F7F9',
  card: '#FFFFFF',
  raised: '#FFFFFF',
  hover: '#F2F4F7',
  track: '#EEF1F4',
  text: '#101828',
  secondary: '#475467',
  disabled: '#98A2B3',
  line: '#E5E8EC',
  controlBorder: '#8792A2',
  buttonBorder: '#C9CFD8',
  primary: '#0F766E',
  primaryHover: '#0B655E',
  primaryActive: '#09544F',
  primaryTint: '#E5F3F1',
  onPrimary: '#FFFFFF',
  onDanger: '#FFFFFF',
  dangerHover: '#912018',
  mask: 'rgb(16 24 40 / 45%)',
  tones: {
    success: { text: '#067647', tint: '#ECFDF3' },
    warning: { text: '#B54708', tint: '#FFFAEB' },
    danger: { text: '#B42318', tint: '#FEF3F2' },
    info: { text: '#175CD3', tint: '#EFF8FF' },
    neutral: { text: '#475467', tint: '#F2F4F7' },
  },
  avatars: [
    { text: '#0B5F58', tint: '#D8F1ED' },
    { text: '#1D4FA8', tint: '#DFEAFE' },
    { text: '#7A2E97', tint: '#F2E4F8' },
    { text: '#8A4B04', tint: '#FCEBCB' },
    { text: '#3B4A5F', tint: '#E3E8EF' },
    { text: '#A01F54', tint: '#FBE1EA' },
  ],
  chart: ['#0F766E', '#2E6FD8', '#B45FD0', '#D97706', '#64748B', '#D6336C'],
  shadows: {
    card: '0 1px 2px rgb(16 24 40 / 5%)',
    raised: '0 10px 28px -8px rgb(16 24 40 / 18%), 0 2px 6px rgb(16 24 40 / 6%)',
    overlay: '0 24px 56px -12px rgb(16 24 40 / 28%), 0 4px 12px rgb(16 24 40 / 8%)',
  },
};

const dark: SkinColors = {
  page: '#0B1220',
  card: '#131C2C',
  raised: '#1B2638',
  hover: '#1B2638',
  track: '#0B1220',
  text: '#E6EAF2',
  secondary: '#A3AEC2',
  disabled: '#5F6C83',
  line: '#22304A',
  controlBorder: '#66748C',
  buttonBorder: '#3A4A66',
  primary: '#2DD4BF',
  primaryHover: '#5EEAD4',
  primaryActive: '#14B8A6',
  primaryTint: '#123038',
  onPrimary: '#042F2E',
  onDanger: '#35110E',
  dangerHover: '#FECDCA',
  mask: 'rgb(3 7 15 / 64%)',
  tones: {
    success: { text: '#75E0A7', tint: '#0B2A1C' },
    warning: { text: '#FDB022', tint: '#2E1D05' },
    danger: { text: '#FDA29B', tint: '#35110E' },
    info: { text: '#84CAFF', tint: '#0B2340' },
    neutral: { text: '#A3AEC2', tint: '#1B2638' },
  },
  avatars: [
    { text: '#5EEAD4', tint: '#103A3B' },
    { text: '#A9C9FF', tint: '#17315C' },
    { text: '#E4B8F2', tint: '#3A2349' },
    { text: '#FCD34D', tint: '#3D2B0A' },
    { text: '#C3CEDD', tint: '#29374E' },
    { text: '#FAA8C4', tint: '#462032' },
  ],
  chart: ['#2DD4BF', '#74A9FF', '#D79BEA', '#FBBF24', '#94A3B8', '#F783AC'],
  shadows: {
    card: '0 1px 2px rgb(0 0 0 / 30%)',
    raised: '0 12px 32px -8px rgb(0 0 0 / 60%), 0 0 0 1px #22304A',
    overlay: '0 24px 56px -8px rgb(0 0 0 / 70%), 0 0 0 1px #22304A',
  },
};

export const skins: Record<Skin, SkinColors> = { light, dark };

/** Font stacks; the fallback has Inter's metrics, so that nothing shifts when Inter arrives. */
export const fonts = {
  text: "'Inter Variable', 'Inter Extended', 'Inter Fallback', system-ui, sans-serif",
  code: "ui-monospace, 'SF Mono', Menlo, Consolas, 'Liberation Mono', monospace",
} as const;

/** Type scale: size and line height in pixels; a screen uses at most three. */
export const type = {
  /** Headline of a reading page: the title of an article, a global search. */
  display: { size: 32, line: 40, weight: 700 },
  title: { size: 24, line: 32, weight: 600 },
  figure: { size: 20, line: 28, weight: 600 },
  cardTitle: { size: 16, line: 24, weight: 600 },
  /** Long texts, such as articles. */
  reading: { size: 17, line: 28, weight: 400 },
  body: { size: 14, line: 22, weight: 400 },
  dense: { size: 13, line: 20, weight: 400 },
  caption: { size: 12, line: 16, weight: 500 },
} as const;

/** Spacing on a 4 px grid. */
export const space = {
  1: 4,
  2: 8,
  3: 12,
  4: 16,
  5: 20,
  6: 24,
  8: 32,
  10: 40,
  12: 48,
  16: 64,
} as const;

export const radii = { small: 6, control: 8, card: 12, pill: 999 } as const;

export const sizes = {
  controlHeightSmall: 32,
  controlHeight: 40,
  controlHeightLarge: 48,
  menuWidth: 248,
  menuWidthCollapsed: 72,
  topBarHeight: 64,
  contentWidth: 1440,
  iconSize: 18,
  iconStroke: 1.75,
} as const;

/** Durations in milliseconds, and the easing curve. */
export const motion = {
  fast: 120,
  base: 160,
  slow: 200,
  ripple: 500,
  easing: 'cubic-bezier(0.2, 0, 0, 1)',
} as const;

/** Values of z-index. */
export const layers = {
  sticky: 10,
  frame: 100,
  popup: 1050,
  toast: 1100,
} as const;
