/** What is known of a fault beside the error itself. Never a person's data: it leaves the browser. */
export interface FaultContext {
  /** Id of the app that it befell; left out, the error's own stack tells, or the address. */
  app?: string;
  /** Where in the code, as a fixed word of the code's own: `plans.save`. */
  place?: string;
  /** The page itself says what failed: the console need not. */
  isShown?: boolean;
}

type Reporter = (error: unknown, context: FaultContext) => void;

/** Tells developers, on the console alone. */
export const toConsole = (...parts: unknown[]): void => console.error(...parts);

const printed: Reporter = (error, { isShown }) => {
  if (!isShown) toConsole(error);
};

let reporter = printed;

/**
 * Reports a fault of the product to whoever runs it: one that was caught and that nobody else is told of.
 * What nobody catches is reported by itself. Of the error only what cannot hold anybody's data is
 * passed on (docs/how-to/report-errors.md).
 */
export function reportError(error: unknown, context: FaultContext = {}): void {
  reporter(error, context);
}

/** Where faults are reported from now on; the shell sets it. Left out: to the console, as they are. */
export function setReporter(next: Reporter = printed): void {
  reporter = next;
}
