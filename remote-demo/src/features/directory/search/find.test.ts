import { find } from './find';

const cities = ['New York', 'York', 'Newport', 'Köln', 'Kiel', 'L’Aquila'];
const found = (text: string, limit = 10) => find(cities, text, limit, (city) => [city, 'a city']);

it.each([
  ['york', ['York', 'New York']],
  ['new', ['New York', 'Newport']],
  ['NEW yo', ['New York']],
  ['yo new', ['New York']],
  ['koln', ['Köln']],
  ['kö', ['Köln']],
  ["l'aq", ['L’Aquila']],
  ['city kiel', ['Kiel']],
  ['port', ['Newport']],
  ['  ', []],
  ['paris', []],
])('ranks the matches of "%s"', (text, expected) => {
  expect(found(text)).toEqual(expected);
});

it('limits the number of results', () => {
  expect(found('city', 2)).toEqual(['New York', 'York']);
});
