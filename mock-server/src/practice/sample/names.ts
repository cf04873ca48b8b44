import { sampleEmail } from './sample-email';

/** Invented people of the places that the three practices are in. */
export const peopleOf = {
  'new-york': {
    first: [
      'Amara',
      'Benjamin',
      'Chloe',
      'Dmitri',
      'Elena',
      'Fatima',
      'Gideon',
      'Hannah',
      'Isaac',
      'Jasmine',
      'Keisha',
      'Liam',
      'Mei',
      'Noah',
      'Olivia',
      'Priscilla',
      'Quentin',
      'Rosa',
      'Samuel',
      'Tessa',
      'Umar',
      'Violet',
      'Wesley',
      'Ximena',
      'Yusuf',
      'Zoe',
    ],
    last: [
      'Abbott',
      'Bakshi',
      'Caldwell',
      'Delgado',
      'Ellison',
      'Feldman',
      'Grant',
      'Huang',
      'Ingram',
      'Jefferson',
      'Kowalski',
      'Lombardi',
      'Mbeki',
      'Navarro',
      'O’Rourke',
      'Patel',
      'Quigley',
      'Rossi',
      'Saunders',
      'Thornton',
      'Underhill',
      'Vasquez',
      'Whitaker',
      'Young',
      'Zimmer',
    ],
  },
  berlin: {
    first: [
      'Anneliese',
      'Björn',
      'Cäcilia',
      'Dörte',
      'Emre',
      'Friederike',
      'Günter',
      'Hülya',
      'Ingrid',
      'Jörg',
      'Käthe',
      'Lukas',
      'Mareike',
      'Nils',
      'Özlem',
      'Petra',
      'Rüdiger',
      'Sören',
      'Thérèse',
      'Ulrike',
      'Volker',
      'Wiebke',
      'Yannick',
      'Zoë',
    ],
    last: [
      'Ackermann',
      'Böhm',
      'Çelik',
      'Dräger',
      'Eßer',
      'Fröhlich',
      'Großmann',
      'Hübner',
      'Jäger',
      'Köhler',
      'Lößnitz',
      'Müller-Lüdenscheidt',
      'Nowak',
      'Öztürk',
      'Pfeiffer',
      'Rößler',
      'Schäfer',
      'Töpfer',
      'Überschär',
      'Völker',
      'Weiß',
      'Zöllner',
      'Lefèvre',
      'Garçon',
    ],
  },
  'sao-paulo': {
    first: [
      'Adriana',
      'Antônio',
      'Beatriz',
      'Caetano',
      'Débora',
      'Érica',
      'Flávio',
      'Gláucia',
      'Heitor',
      'Inês',
      'João',
      'Kátia',
      'Lúcia',
      'Márcio',
      'Natália',
      'Otávio',
      'Patrícia',
      'Raíssa',
      'Sebastião',
      'Thaís',
      'Úrsula',
      'Vinícius',
      'Walkíria',
      'Zélia',
    ],
    last: [
      'Almeida',
      'Brandão',
      'Conceição',
      'D’Ávila',
      'Esteves',
      'Falcão',
      'Gonçalves',
      'Henriques',
      'Itaboraí',
      'Junqueira',
      'Leão',
      'Magalhães',
      'Nóbrega',
      'Órfão',
      'Paixão',
      'Queirós',
      'Rebouças',
      'Simões',
      'Tavares',
      'Uchôa',
      'Vilaça',
      'Xavier',
    ],
  },
} as const;

export type Place = keyof typeof peopleOf;

/** A name of a place; the same number is always the same name. */
function nameOf(place: Place, number: number): string {
  const { first, last } = peopleOf[place];
  const round = Math.floor(number / first.length);
  const given = first[number % first.length];
  const family = last[(number * 7 + round * 3) % last.length];
  return `${given} ${family}`;
}

/** Numbers of the names of those who work in a place: its doctors', then its team's. */
const staffNumbers = { doctors: 40, team: 60 };
const staffPerPlace = { doctors: 12, team: 6 };

export const doctorNameOf = (place: Place, doctorIndex: number): string =>
  nameOf(place, staffNumbers.doctors + doctorIndex);

export const memberNameOf = (place: Place, index: number): string =>
  nameOf(place, staffNumbers.team + index);

const staffNames = new Map<Place, ReadonlySet<string>>();

function staffNamesOf(place: Place): ReadonlySet<string> {
  let names = staffNames.get(place);
  if (!names) {
    const upTo = (count: number) => Array.from({ length: count }, (_, index) => index);
    names = new Set([
      ...upTo(staffPerPlace.doctors).map((index) => doctorNameOf(place, index)),
      ...upTo(staffPerPlace.team).map((index) => memberNameOf(place, index)),
    ]);
    staffNames.set(place, names);
  }
  return names;
}

/** The name of a patient or of their relative: nobody who works in the place bears it. */
export function patientNameOf(place: Place, number: number): string {
  const round = peopleOf[place].first.length;
  let own = number;
  while (staffNamesOf(place).has(nameOf(place, own))) own += round;
  return nameOf(place, own);
}

/** An email address of an invented person: letters that every mail server takes. */
export function emailOf(fullName: string, number: number): string {
  const plain = fullName
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replace(/[^A-Za-z ]/g, '')
    .toLowerCase()
    .trim()
    .replaceAll(' ', '.');
  return sampleEmail(`${plain}.${number}`);
}
