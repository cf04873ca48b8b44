/**
 * Records every request of a page: start, end, and bytes on the wire.
 *
 * @param {import('@playwright/test').CDPSession} session with the Network domain enabled
 */
export function recordNetwork(session) {
  const requests = new Map();
  let clockOffset = null;
  let lastActivity = Date.now();

  session.on('Network.requestWillBeSent', (event) => {
    // For a worker's script, the page gets an event for the request, but none for its end.
    if (event.documentURL === event.request.url && event.type === 'Script') return;
    lastActivity = Date.now();
    // Offset between wall-clock and monotonic time, the same for all events.
    clockOffset ??= event.wallTime - event.timestamp;
    requests.set(event.requestId, {
      url: event.request.url,
      type: event.type,
      priority: event.request.initialPriority,
      sentAt: event.timestamp,
      chunks: [],
    });
  });
  session.on('Network.responseReceived', ({ requestId, timestamp, response, type }) => {
    const request = requests.get(requestId);
    if (!request) return;
    Object.assign(request, {
      type,
      answeredAt: timestamp,
      status: response.status,
      mimeType: response.mimeType,
      fromCache: response.fromDiskCache || response.fromPrefetchCache,
      headerBytes: response.encodedDataLength,
    });
  });
  session.on('Network.dataReceived', ({ requestId, timestamp, encodedDataLength }) => {
    lastActivity = Date.now();
    requests.get(requestId)?.chunks.push({ at: timestamp, bytes: encodedDataLength });
  });
  session.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
    lastActivity = Date.now();
    const request = requests.get(requestId);
    if (request) Object.assign(request, { finishedAt: timestamp, bytes: encodedDataLength });
  });
  session.on('Network.loadingFailed', ({ requestId, timestamp }) => {
    lastActivity = Date.now();
    const request = requests.get(requestId);
    if (request) Object.assign(request, { finishedAt: timestamp, failed: true, bytes: 0 });
  });

  return {
    /** Milliseconds without network activity; 0 while requests are pending. */
    quietMs() {
      const busy = [...requests.values()].some(({ finishedAt }) => finishedAt === undefined);
      return busy ? 0 : Date.now() - lastActivity;
    },
    /** The browser's monotonic time, in milliseconds, at a page's time origin. */
    zeroMs: (timeOrigin) => timeOrigin - clockOffset * 1000,
    /** The requests, with times relative to an instant of the browser's monotonic clock. */
    entries(zeroMs) {
      const since = (at) => (at === undefined ? null : at * 1000 - zeroMs);
      return [...requests.values()].map(
        ({ sentAt, answeredAt, finishedAt, chunks, ...request }) => ({
          ...request,
          startMs: since(sentAt),
          responseMs: since(answeredAt),
          endMs: since(finishedAt),
          chunks: chunks.map(({ at, bytes }) => ({ atMs: since(at), bytes })),
        }),
      );
    },
  };
}

/** Bytes that a request had received at an instant, which may be a part if it was pending. */
export function bytesBy(request, momentMs) {
  if (request.endMs !== null && request.endMs <= momentMs) return request.bytes ?? 0;
  if (request.responseMs === null || request.responseMs > momentMs) return 0;
  const body = request.chunks.filter(({ atMs }) => atMs <= momentMs);
  return (request.headerBytes ?? 0) + body.reduce((sum, { bytes }) => sum + bytes, 0);
}

/** Whether it is a script, no matter how it was requested: preloads and prefetches count too. */
export function isScript({ type, mimeType, url }) {
  return type === 'Script' || /javascript/.test(mimeType ?? '') || /\.m?js(\?|$)/.test(url);
}
