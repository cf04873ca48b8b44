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

/** The public page at an address; null if there is none. */
export function placeOf(path: string): PublicPlace | null {
  return places[path] ?? (doctorIdIn(path) === null ? null : 'doctor');
}

/** The doctor's id in an address; null for other addresses, and for malformed escapes. */
export function doctorIdIn(path: string): string | null {
  const [, id] = /^\/doctors\/([^/]+)$/.exec(path) ?? [];
  try {
    return id === undefined ? null : decodeURIComponent(id);
  } catch {
    return null;
  }
}

/** Whether the page is also shown when signed in: a doctor's page, or an invitation. */
export const isForEverybody = (place: PublicPlace | null): boolean =>
  place === 'doctor' || place === 'join';
