import { createWatched } from '../boot/watched';

/** The address of the search that somebody came from to a doctor's page: the way back leads there. */
export const lastSearch = createWatched('/');
