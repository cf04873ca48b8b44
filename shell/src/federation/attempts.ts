const attempts = new Map<string, number>();

/**
 * The query string of an app's file addresses: empty at first. It changes after a failure, because a
 * browser attaches a request for the same address to a pending one that hangs.
 */
export function addressSuffix(app: string): string {
  const attempt = attempts.get(app) ?? 0;
  return attempt === 0 ? '' : `?again=${attempt}`;
}

/** Makes the following requests for the app's files use new addresses. */
export function startAttempt(app: string): void {
  attempts.set(app, (attempts.get(app) ?? 0) + 1);
}
