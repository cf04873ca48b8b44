/** Gradients of two chart colors each. */
const pairs = [
  ['#0f766e', '#74a9ff'],
  ['#2e6fd8', '#d79bea'],
  ['#d97706', '#f783ac'],
  ['#64748b', '#2dd4bf'],
] as const;

/** Placeholder photo as an SVG data URL, so that no request is needed. */
export function sampleImage(index: number): string {
  const [from, to] = pairs[index % pairs.length] ?? pairs[0];
  const shift = 60 + index * 40;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 360">
    <linearGradient id="sky" x2="1" y2="1"><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>
    <rect width="480" height="360" fill="url(#sky)"/>
    <circle cx="${shift * 2}" cy="110" r="44" fill="#fff" opacity=".7"/>
    <path d="M0 280 L${shift + 60} 180 L${shift + 170} 270 L${shift + 240} 220 L480 300 V360 H0Z" fill="#fff" opacity=".35"/>
  </svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
