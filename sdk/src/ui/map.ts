/**
 * Values by country on a map of the world. The card is light; ECharts' map and the world's outline
 * follow when it is in sight.
 */
export { MapCard, type MapCardProps } from './map/map-card';
export type { CountryValue } from './map/map-option';
