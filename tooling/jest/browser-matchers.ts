import '@testing-library/jest-dom';
import { configure, getConfig } from '@testing-library/react';
import { leaveOutOwnerStacks } from './stand-ins/owner-stacks';

// Two workers share two cores, and antd's first render is slow in jsdom: waiting longer costs
// nothing where things work.
configure({ asyncUtilTimeout: 5_000 });
writeDocumentOnce();
leaveOutOwnerStacks();

/**
 * A query that finds nothing writes down the whole document for its message. While something is waited
 * for, nobody reads that of a try but the last, so it is written once it is read.
 */
function writeDocumentOnce(): void {
  const { getElementError: withDocument } = getConfig();
  configure({
    getElementError: function getElementError(message, container) {
      const isOneTry = isTry();
      const error = isOneTry ? new Error() : withDocument(message, container);
      error.name = 'TestingLibraryElementError';
      // A failure is shown where the test asks, not here.
      Error.captureStackTrace(error, getElementError);
      if (isOneTry)
        Object.defineProperty(error, 'message', {
          configurable: true,
          get: () => withDocument(message, container).message,
        });
      return error;
    },
  });
}

/** Testing Library tells its own queries alone, which then leave out the roles that there are. */
const isTry = () =>
  Boolean(
    (getConfig() as { _disableExpensiveErrorDiagnostics?: boolean })
      ._disableExpensiveErrorDiagnostics,
  );
