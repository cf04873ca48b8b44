import { getNextSlot, listDoctors } from '@praxis/contract/endpoints/public';
import { query } from '@praxis/sdk/data';
import { ownCurrency } from './own-currency';
import { doctorsPerPage, type SearchQuery } from './search-query';

/** The doctors to choose from. */
export const doctorsQuery = query({ app: 'public', name: 'doctors', endpoint: listDoctors });

/** When a doctor could be seen first. */
export const nextSlotQuery = query({ app: 'public', name: 'nextSlot', endpoint: getNextSlot });

/** What is asked for a search: everybody who shows something of its answer asks the same. */
export const doctorsOf = ({ q, speciality, state, language, page }: SearchQuery) => ({
  query: {
    page,
    perPage: doctorsPerPage,
    currency: ownCurrency(),
    ...(q && { q }),
    ...(speciality && { speciality }),
    ...(state && { state }),
    ...(language && { language }),
  },
});
