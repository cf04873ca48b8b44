const plainName = (name: string) =>
  name.normalize('NFKC').trim().replace(/\s+/g, ' ').toLocaleLowerCase('en');

/** An agreement is signed by typing one's own name; spaces and capitals do not matter. */
export const isSignedBy = (typedName: string, fullName: string): boolean =>
  plainName(typedName) === plainName(fullName);
