/** The current time by an API's clock, in milliseconds. */
export interface ApiClock {
  now(): number;
  /**
   * Compares the device's clock with the API's.
   * @param date the response header, if CORS exposes it
   * @param sentAt when the request was sent, by the device's clock
   */
  observe(date: string | undefined, sentAt: number): void;
}

/** The precision of the `Date` header. */
const second = 1_000;

/**
 * Estimates the API's clock: holds, due dates and expiries follow it, and a device's clock may be
 * minutes off. Countdowns and relative times would be wrong, and sessions would be refreshed too late.
 * The device's clock applies until a response proves it wrong.
 */
export function createApiClock(): ApiClock {
  let ahead = 0;
  return {
    now: () => Date.now() + ahead,
    observe(date, sentAt) {
      const written = Date.parse(date ?? '');
      if (Number.isNaN(written)) return;
      const receivedAt = Date.now();
      // The server wrote it between sending and receiving, at any moment of the second that it names.
      const uncertainty = (receivedAt - sentAt) / 2 + second;
      const measured = written + second / 2 - (sentAt + receivedAt) / 2;
      if (Math.abs(measured - ahead) > uncertainty) ahead = measured;
    },
  };
}
