const plainName = (name: string) =>
  name.normalize('NFKC').trim().replace(/\s+/g, ' ').toLocaleLowerCase('en');

/** Returns whether a typed name signs an agreement: it has to equal the full name, ignoring spaces and case. */
export const isSignedBy = (typedName: string, fullName: string): boolean =>
  plainName(typedName) === plainName(fullName);
