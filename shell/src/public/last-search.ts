import { createWatched } from '../boot/watched';

/** The address of the last search, for the link back from a doctor's page. */
export const lastSearch = createWatched('/');
