import { sampleEmail } from './sample-email';

/** Fictional names for the places of the three practices. */
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

/** A name of a place, deterministic by number. */
function nameOf(place: Place, number: number): string {
  const { first, last } = peopleOf[place];
  const round = Math.floor(number / first.length);
  const given = first[number % first.length];
  const family = last[(number * 7 + round * 3) % last.length];
  return `${given} ${family}`;
}

/** Name numbers of the staff of a place: doctors, then team members. */
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

/** The name of a patient or relative, distinct from the staff of the place. */
export function patientNameOf(place: Place, number: number): string {
  const round = peopleOf[place].first.length;
  let own = number;
  while (staffNamesOf(place).has(nameOf(place, own))) own += round;
  return nameOf(place, own);
}

/** A fictional email address in ASCII, which every mail server accepts. */
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
