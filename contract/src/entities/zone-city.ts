import type { Locale } from './primitives';

/** What a zone's city is called where its id does not say it: new names, and letters that ids leave out. */
const written: Readonly<Record<string, string>> = {
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

/** Cities that the languages call otherwise than English does; browsers do not tell. */
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

/** The city that a time zone is named by, as a language calls it: "New York", "Nova York". */
export function zoneCity(timeZone: string, language: string): string {
  const city = timeZone.slice(timeZone.lastIndexOf('/') + 1);
  return translated[city]?.[language as Locale] ?? written[city] ?? city.replaceAll('_', ' ');
}
