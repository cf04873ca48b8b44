import * as React from 'react';

const internals = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';

/**
 * Disables React's owner stacks. In development, React captures up to ten thousand stacks per
 * second, so that a debugger can show where each element was created. No test reads them, and they
 * are a tenth of the time of a test of pages. This makes React believe that its limit is reached.
 */
export function disableOwnerStacks(): void {
  const shared: unknown = Reflect.get(React, internals);
  if (typeof shared === 'object' && shared && 'recentlyCreatedOwnerStacks' in shared)
    Object.defineProperty(shared, 'recentlyCreatedOwnerStacks', {
      get: () => Infinity,
      set: () => undefined,
    });
}
