/** An address of the product; the start page where it leads to anywhere else. */
export function ownAddress(address: string): string {
  try {
    const { origin, pathname, search, hash } = new URL(address, window.location.origin);
    const isOurs = origin === window.location.origin && address.startsWith('/');
    // `/.//elsewhere` is of this origin, and what is left of it names another computer.
    return isOurs && !pathname.startsWith('//') ? pathname + search + hash : '/';
  } catch {
    return '/';
  }
}
