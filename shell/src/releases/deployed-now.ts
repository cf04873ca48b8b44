import { read, type EarlyResponse } from '../boot/early';
import type { Registry, RemoteEntry } from '../federation/registry';

/**
 * Whether another version of an app is deployed than the one that this page knows. The address of its entry
 * tells: it is named by content, and holds the names of all other files.
 */
export async function isAppNewer(registry: Registry, entry: RemoteEntry): Promise<boolean> {
  const here = registry.loadedManifest(entry);
  if (!here) return false;
  const { status, text } = await readInTime(entry.address.href);
  const there = status === 200 ? entryNamedIn(text) : undefined;
  return there !== undefined && there !== here.files.entry;
}

function entryNamedIn(text: string): string | undefined {
  try {
    const { files } = JSON.parse(text) as { files?: { entry?: unknown } };
    return typeof files?.entry === 'string' ? files.entry : undefined;
  } catch {
    return undefined;
  }
}

/** The same of the shell: its page names the script that it begins with. */
export async function isShellNewer(): Promise<boolean> {
  const here = document.querySelector('script[src^="/assets/main."]')?.getAttribute('src');
  if (!here) return false;
  const { status, text } = await readInTime('/index.html');
  // Read as text: no page is made of it, which the policy of trusted types would not let pass.
  const there = status === 200 ? / src="(\/assets\/main\.[^"]+)"/.exec(text)?.[1] : undefined;
  return there !== undefined && there !== here;
}

/** Somebody waits for what to be told: a server that says nothing in this time is no news, milliseconds. */
const patience = 4_000;

function readInTime(address: string): Promise<EarlyResponse> {
  return new Promise((resolve) => {
    setTimeout(() => resolve({ status: 0, text: '' }), patience);
    void read(address).then(resolve);
  });
}
