/** Returns a same-origin path; the start page instead of any other address (no open redirects). */
export function toSameOriginPath(address: string): string {
  try {
    const { origin, pathname, search, hash } = new URL(address, window.location.origin);
    const isSameOrigin = origin === window.location.origin && address.startsWith('/');
    // `/.//elsewhere` has this origin, but its path `//elsewhere` names another host.
    return isSameOrigin && !pathname.startsWith('//') ? pathname + search + hash : '/';
  } catch {
    return '/';
  }
}
