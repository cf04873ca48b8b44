import type { Locale } from './primitives';

/** English city names that differ from the time zone id: renamed cities, accents. */
const cityNames: Readonly<Record<string, string>> = {
  Asmera: 'Asmara',
  Asuncion: 'Asunción',
  Bogota: 'Bogotá',
  Calcutta: 'Kolkata',
  Cancun: 'Cancún',
  Center: 'Center, North Dakota',
  Coral_Harbour: 'Atikokan',
  Cordoba: 'Córdoba',
  Enderbury: 'Kanton',
  Faeroe: 'Faroe',
  Godthab: 'Nuuk',
  Katmandu: 'Kathmandu',
  Kiev: 'Kyiv',
  Mexico_City: 'Mexico City',
  Ponape: 'Pohnpei',
  Rangoon: 'Yangon',
  Saigon: 'Ho Chi Minh City',
  Sao_Paulo: 'São Paulo',
  Truk: 'Chuuk',
  Zurich: 'Zürich',
};

/** Translated city names, which browsers don't provide. */
const translated: Readonly<Record<string, Partial<Record<Locale, string>>>> = {
  Athens: { de: 'Athen', fr: 'Athènes', pt: 'Atenas' },
  Berlin: { pt: 'Berlim' },
  Brussels: { de: 'Brüssel', fr: 'Bruxelles', pt: 'Bruxelas' },
  Copenhagen: { de: 'Kopenhagen', fr: 'Copenhague', pt: 'Copenhague' },
  Lisbon: { de: 'Lissabon', fr: 'Lisbonne', pt: 'Lisboa' },
  London: { fr: 'Londres', pt: 'Londres' },
  Luxembourg: { de: 'Luxemburg', pt: 'Luxemburgo' },
  New_York: { pt: 'Nova York' },
  Prague: { de: 'Prag', pt: 'Praga' },
  Rome: { de: 'Rom', pt: 'Roma' },
  Tokyo: { de: 'Tokio', pt: 'Tóquio' },
  Vienna: { de: 'Wien', fr: 'Vienne', pt: 'Viena' },
  Warsaw: { de: 'Warschau', fr: 'Varsovie', pt: 'Varsóvia' },
  Zurich: { fr: 'Zurich', pt: 'Zurique' },
};

/** Returns a time zone's city in a language: "New York", "Nova York". */
export function zoneCity(timeZone: string, language: string): string {
  const city = timeZone.slice(timeZone.lastIndexOf('/') + 1);
  return translated[city]?.[language as Locale] ?? cityNames[city] ?? city.replaceAll('_', ' ');
}
