import type { ManagedUser } from '@praxis/contract/demo/users';
import type { Right } from '../../../shared/rights';

export const modules = ['users', 'articles', 'comments', 'files', 'billing'] as const;
export type Module = (typeof modules)[number];

const all: readonly Right[] = ['read', 'create', 'update', 'delete'];
const change: readonly Right[] = ['read', 'create', 'update'];
const add: readonly Right[] = ['read', 'create'];
const look: readonly Right[] = ['read'];

/** Permissions by role, for display only: the demo doesn't enforce them. */
export const permissions: Record<ManagedUser['role'], Partial<Record<Module, readonly Right[]>>> = {
  admin: { users: all, articles: all, comments: all, files: all, billing: all },
  maintainer: { users: look, articles: change, comments: all, files: all, billing: look },
  editor: { users: look, articles: all, comments: all, files: change },
  author: { articles: change, comments: add, files: add },
  subscriber: { articles: look, comments: add },
};
