import type { Practice } from '@praxis/contract/entities/practice';
import type { Place } from './names';

export const sampleDoctors = 12;
export const samplePractices = 3;

/** The languages of the practices. */
export type SampleLocale = 'en' | 'de' | 'pt';

export interface PlaceFacts {
  place: Place;
  name: string;
  timeZone: string;
  currency: string;
  jurisdiction: string;
  bookingMode: Practice['bookingMode'];
  locale: SampleLocale;
  phone: string;
  address: Practice['address'];
}

export const places: readonly PlaceFacts[] = [
  {
    place: 'new-york',
    name: 'Hudson Family Medicine',
    timeZone: 'America/New_York',
    currency: 'USD',
    jurisdiction: 'US-NY',
    bookingMode: 'request',
    locale: 'en',
    phone: '+1 212 555 0142',
    address: {
      line1: '218 West 72nd Street',
      line2: 'Suite 4',
      city: 'New York',
      state: 'US-NY',
      postalCode: '10023',
      country: 'US',
    },
  },
  {
    place: 'berlin',
    name: 'Praxis am Landwehrkanal',
    timeZone: 'Europe/Berlin',
    currency: 'EUR',
    jurisdiction: 'DE-BE',
    bookingMode: 'instant',
    locale: 'de',
    phone: '+49 30 5550 1420',
    address: {
      line1: 'Paul-Lincke-Ufer 39',
      line2: '',
      city: 'Berlin',
      state: 'DE-BE',
      postalCode: '10999',
      country: 'DE',
    },
  },
  {
    place: 'sao-paulo',
    name: 'Clínica Jardim das Acácias',
    timeZone: 'America/Sao_Paulo',
    currency: 'BRL',
    jurisdiction: 'BR-SP',
    bookingMode: 'request',
    locale: 'pt',
    phone: '+55 11 5550 1420',
    address: {
      line1: 'Rua das Acácias 310',
      line2: 'Conj. 12',
      city: 'São Paulo',
      state: 'BR-SP',
      postalCode: '01415-000',
      country: 'BR',
    },
  },
];

export function placeOf(doctorIndex: number): PlaceFacts {
  const facts = places[doctorIndex % places.length];
  if (!facts) throw new RangeError('There are three practices.');
  return facts;
}
