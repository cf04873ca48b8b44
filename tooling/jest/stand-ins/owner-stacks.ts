import * as React from 'react';

const internals = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';

/**
 * React in development takes a stack for ten thousand elements in every second, so that a debugger
 * may show where each was made. No test reads them, and they are a tenth of the time of a test of
 * pages: here React believes that it has enough of them.
 */
export function leaveOutOwnerStacks(): void {
  const shared: unknown = Reflect.get(React, internals);
  if (typeof shared === 'object' && shared && 'recentlyCreatedOwnerStacks' in shared)
    Object.defineProperty(shared, 'recentlyCreatedOwnerStacks', {
      get: () => Infinity,
      set: () => undefined,
    });
}
