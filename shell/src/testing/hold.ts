/** Something that a test keeps from going on until it releases it. */
export function hold() {
  let release = () => {};
  const until = new Promise<void>((resolve) => {
    release = resolve;
  });
  return { until, release };
}
