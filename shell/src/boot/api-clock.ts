/** The present by an API's clock, milliseconds. */
export interface ApiClock {
  now(): number;
  /**
   * Compares the device's clock with the API's.
   * @param date of an answer's header, if scripts may read it
   * @param askedAt when the request was sent, by the device's clock
   */
  hear(date: string | undefined, askedAt: number): void;
}

/** `Date` names whole seconds. */
const second = 1_000;

/**
 * What is held, due or expired is judged by the API's clock, and a device's may be minutes off: it
 * would count down to the wrong moment, say "in 5 minutes" of what was just sent, and renew a session
 * after its end. The device's clock is kept as far as an answer doesn't prove it wrong.
 */
export function createApiClock(): ApiClock {
  let ahead = 0;
  return {
    now: () => Date.now() + ahead,
    hear(date, askedAt) {
      const written = Date.parse(date ?? '');
      if (Number.isNaN(written)) return;
      const heardAt = Date.now();
      // It was written on the way, at some time of the second that it names.
      const unsure = (heardAt - askedAt) / 2 + second;
      const found = written + second / 2 - (askedAt + heardAt) / 2;
      if (Math.abs(found - ahead) > unsure) ahead = found;
    },
  };
}
