/** The pages that need no session. */
export type PublicPlace =
  'home' | 'doctor' | 'signIn' | 'signUp' | 'forgotPassword' | 'resetPassword' | 'join';

const places: Readonly<Record<string, PublicPlace>> = {
  '/': 'home',
  '/sign-in': 'signIn',
  '/sign-up': 'signUp',
  '/forgot-password': 'forgotPassword',
  '/reset-password': 'resetPassword',
  '/join': 'join',
};

/** The public page at an address; null where there is none. */
export function placeOf(path: string): PublicPlace | null {
  return places[path] ?? (/^\/doctors\/[^/]+$/.test(path) ? 'doctor' : null);
}

/** Whether the page is there for whoever is signed in as well: a doctor's, and an invitation's. */
export const isForEverybody = (place: PublicPlace | null): boolean =>
  place === 'doctor' || place === 'join';
