import '@testing-library/jest-dom';
import { configure, getConfig } from '@testing-library/react';
import { avoidNestedAct } from './stand-ins/nested-act';
import { disableOwnerStacks } from './stand-ins/owner-stacks';

// Two workers share two cores, and antd's first render is slow in jsdom. A longer timeout costs
// nothing in a passing test.
configure({ asyncUtilTimeout: 5_000 });
serializeDocumentLazily();
disableOwnerStacks();
avoidNestedAct();

/**
 * Serializes the document lazily. A failed query puts the whole document into its error message,
 * but while a test waits for something, only the message of the last try is read.
 */
function serializeDocumentLazily(): void {
  const { getElementError: withDocument } = getConfig();
  configure({
    getElementError: function getElementError(message, container) {
      const isRetrying = isRetry();
      const error = isRetrying ? new Error() : withDocument(message, container);
      error.name = 'TestingLibraryElementError';
      // So that the failure is shown at the line of the test, not here.
      Error.captureStackTrace(error, getElementError);
      if (isRetrying)
        Object.defineProperty(error, 'message', {
          configurable: true,
          get: () => withDocument(message, container).message,
        });
      return error;
    },
  });
}

/**
 * Whether a query runs within `waitFor`; Testing Library then omits expensive diagnostics as well.
 */
const isRetry = () =>
  Boolean(
    (getConfig() as { _disableExpensiveErrorDiagnostics?: boolean })
      ._disableExpensiveErrorDiagnostics,
  );
