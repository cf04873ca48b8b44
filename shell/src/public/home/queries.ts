import { getNextSlot, listDoctors } from '@praxis/contract/endpoints/public';
import { query } from '@praxis/sdk/data';
import { guessCurrency } from './guess-currency';
import { doctorsPerPage, type SearchQuery } from './search-query';

/** The doctors that match a search. */
export const doctorsQuery = query({ app: 'public', name: 'doctors', endpoint: listDoctors });

/** A doctor's next available appointment. */
export const nextSlotQuery = query({ app: 'public', name: 'next-slot', endpoint: getNextSlot });

/** The request of a search. Components that use the same request share its response. */
export const doctorsOf = ({ q, speciality, state, language, page }: SearchQuery) => ({
  query: {
    page,
    perPage: doctorsPerPage,
    currency: guessCurrency(),
    ...(q && { q }),
    ...(speciality && { speciality }),
    ...(state && { state }),
    ...(language && { language }),
  },
});
