import { person } from '../sample/people';

/** Whose mailbox it is. */
export const owner = { name: 'Dana Whitfield', email: 'admin@demo.com' };

const ownerPerson = 64;

export const ownAddress = () => ({ ...owner, avatar: person(ownerPerson).avatar });
