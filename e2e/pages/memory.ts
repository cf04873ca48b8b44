import type { Page } from '@playwright/test';

/** Returns the texts that are in the page's heap after a garbage collection. */
export async function foundInMemory(page: Page, texts: readonly string[]): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const chunks: string[] = [];
  session.on('HeapProfiler.addHeapSnapshotChunk', ({ chunk }) => chunks.push(chunk));
  await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  await session.detach();
  const snapshot = chunks.join('');
  return texts.filter((text) => snapshot.includes(text));
}
