const attempts = new Map<string, number>();

/**
 * What the addresses of an app's files end with: nothing at first. After a failure they differ from those
 * of before, because a browser joins a request for a file to one that hangs, and asks nobody.
 */
export function addressSuffix(app: string): string {
  const attempt = attempts.get(app) ?? 0;
  return attempt === 0 ? '' : `?again=${attempt}`;
}

/** From now on the app's files are asked for anew. */
export function beginAttempt(app: string): void {
  attempts.set(app, (attempts.get(app) ?? 0) + 1);
}
