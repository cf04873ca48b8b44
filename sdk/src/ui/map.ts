/**
 * Values by country on a world map. This entry is small; ECharts' map and the world's outline are
 * lazy-loaded when the card scrolls into view.
 */
export { MapCard, type MapCardProps } from './map/map-card';
export type { CountryValue } from './map/map-option';
