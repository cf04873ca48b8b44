import { locales } from './primitives';
import { zoneName } from './zone-name';

test.each([
  ['en', 'America/New_York', 'Eastern Time (New York)'],
  ['de', 'America/New_York', 'Nordamerikanische Ostküstenzeit (New York)'],
  ['fr', 'America/New_York', 'heure de l’Est nord-américain (New York)'],
  ['pt', 'America/New_York', 'Horário do Leste (Nova York)'],
  ['en', 'Europe/Berlin', 'Central European Time (Berlin)'],
  ['de', 'Europe/Berlin', 'Mitteleuropäische Zeit (Berlin)'],
  ['fr', 'Europe/London', 'heure : Royaume-Uni (Londres)'],
  ['de', 'Europe/London', 'Ortszeit Vereinigtes Königreich (London)'],
  ['pt', 'America/Sao_Paulo', 'Horário Padrão de Brasília (São Paulo)'],
  ['en', 'Asia/Saigon', 'Indochina Time (Ho Chi Minh City)'],
  ['en', 'UTC', 'Coordinated Universal Time (UTC)'],
])('in %s %s is "%s"', (language, zone, name) => {
  expect(zoneName(zone, language)).toBe(name);
});

test.each(locales)('time zone names are unique in %s', (language) => {
  const names = Intl.supportedValuesOf('timeZone').map((zone) => zoneName(zone, language));
  expect(new Set(names).size).toBe(names.length);
});
