import * as React from 'react';
import { configure, getConfig } from '@testing-library/react';

const internals = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';

/**
 * Runs an event in an `act` of its own only if none is running. Testing Library wraps every event,
 * also the change of a typed field when an effect takes its focus; React doesn't support an `act`
 * within the updates of another one: it ends the outer one too early and warns about what follows.
 */
export function avoidNestedAct(): void {
  const { eventWrapper } = getConfig();
  configure({ eventWrapper: (run) => (isActing() ? run() : eventWrapper(run)) });
}

/** A queue alone is no evidence: React leaves one behind when the work of an `act` rejects. */
function isActing(): boolean {
  const shared: unknown = Reflect.get(React, internals);
  return (
    Reflect.get(globalThis, 'IS_REACT_ACT_ENVIRONMENT') === true &&
    typeof shared === 'object' &&
    shared !== null &&
    Boolean(Reflect.get(shared, 'actQueue'))
  );
}
