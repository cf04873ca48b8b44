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
  return places[path] ?? (doctorIdIn(path) === null ? null : 'doctor');
}

/** Whose page an address is; null where it is none, and where a malformed escape names nobody. */
export function doctorIdIn(path: string): string | null {
  const [, id] = /^\/doctors\/([^/]+)$/.exec(path) ?? [];
  try {
    return id === undefined ? null : decodeURIComponent(id);
  } catch {
    return null;
  }
}

/** Whether the page is there for whoever is signed in as well: a doctor's, and an invitation's. */
export const isForEverybody = (place: PublicPlace | null): boolean =>
  place === 'doctor' || place === 'join';
