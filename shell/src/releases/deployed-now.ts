import { fetchText, type EarlyResponse } from '../boot/early';
import type { Registry, RemoteEntry } from '../federation/registry';

/**
 * Whether another version of an app is deployed than the one on this page. Compares the entry's address,
 * whose content hash covers the names of all other files.
 */
export async function isAppNewer(registry: Registry, entry: RemoteEntry): Promise<boolean> {
  const manifest = registry.loadedManifest(entry);
  if (!manifest) return false;
  const { status, text } = await fetchInTime(entry.address.href);
  const deployed = status === 200 ? entryOf(text) : undefined;
  return deployed !== undefined && deployed !== manifest.files.entry;
}

function entryOf(text: string): string | undefined {
  try {
    const { files } = JSON.parse(text) as { files?: { entry?: unknown } };
    return typeof files?.entry === 'string' ? files.entry : undefined;
  } catch {
    return undefined;
  }
}

/** The same for the shell, whose page names its main script. */
export async function isShellNewer(): Promise<boolean> {
  const main = document.querySelector('script[src^="/assets/main."]')?.getAttribute('src');
  if (!main) return false;
  const { status, text } = await fetchInTime('/index.html');
  // Matched as text: the Trusted Types policy would block parsing it as HTML.
  const deployed = status === 200 ? / src="(\/assets\/main\.[^"]+)"/.exec(text)?.[1] : undefined;
  return deployed !== undefined && deployed !== main;
}

/** The user is waiting: a slower response counts as no new version, in milliseconds. */
const timeout = 4_000;

function fetchInTime(address: string): Promise<EarlyResponse> {
  return new Promise((resolve) => {
    setTimeout(() => resolve({ status: 0, text: '' }), timeout);
    void fetchText(address).then(resolve);
  });
}
