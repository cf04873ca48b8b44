/**
 * Attaches to a page without Playwright, which sends and receives nothing of such a session.
 *
 * @param {import('@playwright/test').CDPSession} root of the browser
 * @param {string} targetId
 * @returns {Promise<{ send: (method: string, params?: object) => Promise<any>,
 *   until: (event: string, isIt: (params: any) => boolean) => Promise<void> }>} `until` resolves at
 *   the first such event, which may have been received already
 */
export async function attachBare(root, targetId) {
  const answers = new Map();
  const events = [];
  const listeners = new Set();
  let lastId = 0;
  // Playwright would take over a flattened session; messages of a nested one pass through as text.
  const { sessionId } = await root.send('Target.attachToTarget', { targetId, flatten: false });
  root.on('Target.receivedMessageFromTarget', (received) => {
    if (received.sessionId !== sessionId) return;
    const { id, method, params, result, error } = JSON.parse(received.message);
    if (method) {
      events.push({ method, params });
      return listeners.forEach((look) => look());
    }
    const { resolve, reject } = answers.get(id);
    answers.delete(id);
    if (error) reject(new Error(error.message));
    else resolve(result);
  });
  root.on('Target.detachedFromTarget', ({ sessionId: ended }) => {
    if (ended !== sessionId) return;
    for (const { reject } of answers.values()) reject(new Error('The page has closed or crashed.'));
  });
  return {
    send(method, params = {}) {
      lastId += 1;
      const message = JSON.stringify({ id: lastId, method, params });
      return new Promise((resolve, reject) => {
        answers.set(lastId, { resolve, reject });
        root.send('Target.sendMessageToTarget', { sessionId, message }).catch(reject);
      });
    },
    until: (event, isIt) =>
      new Promise((resolve) => {
        const look = () => {
          if (!events.some(({ method, params }) => method === event && isIt(params))) return;
          listeners.delete(look);
          resolve();
        };
        listeners.add(look);
        look();
      }),
  };
}
