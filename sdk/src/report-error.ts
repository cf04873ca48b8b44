/** Context of an error report. Never contains personal data: reports leave the browser. */
export interface FaultContext {
  /** Id of the app; if omitted, derived from the error's stack or the address. */
  app?: string;
  /** Place in the code, as a constant: `plans.save`. */
  place?: string;
  /** The page shows the failure: it is not logged to the console. */
  isShown?: boolean;
}

type Reporter = (error: unknown, context: FaultContext) => void;

/** Logs an error to the console, for developers. */
export const toConsole = (...parts: unknown[]): void => console.error(...parts);

const logToConsole: Reporter = (error, { isShown }) => {
  if (!isShown) toConsole(error);
};

let reporter = logToConsole;

/**
 * Reports a caught error of the product to its operator. Uncaught errors are reported automatically. Only
 * parts of the error that cannot contain personal data are sent (docs/how-to/report-errors.md).
 */
export function reportError(error: unknown, context: FaultContext = {}): void {
  reporter(error, context);
}

/** Sets the reporter; called by the shell. Defaults to the console. */
export function setReporter(next: Reporter = logToConsole): void {
  reporter = next;
}
