import type { Registry } from '../federation/registry';

/** A place in a file of the product, or of an app. */
interface Frame {
  address: URL;
  line: string;
}

/** As many as tell one fault from another. */
const most = 8;

/** `at f (https://host/assets/a.js:1:2)`, and `f@https://host/assets/a.js:1:2` of Firefox and Safari. */
const place = /(https?:\/\/[^\s()@]+?\.m?js)(?:\?again=\d+)?:(\d+:\d+)\)?$/;

function framesIn(error: unknown): Frame[] {
  return placesIn(error)
    .split('\n')
    .flatMap((line) => {
      const [, address, position] = place.exec(line.trim()) ?? [];
      return address && position && URL.canParse(address)
        ? [{ address: new URL(address), line: position }]
        : [];
    });
}

/** A stack without the error's own text, which some browsers begin it with: its lines may look like places. */
function placesIn(error: unknown): string {
  if (!(error instanceof Error) || typeof error.stack !== 'string') return '';
  const { stack, message } = error;
  const at = stack.indexOf(message);
  return at > 0 && /^[^\n@]*: $/.test(stack.slice(0, at))
    ? stack.slice(at + message.length)
    : stack;
}

/** The directory of an app's files: where its manifest is. */
const baseOf = (address: URL) => new URL('.', address).href;

/**
 * Where in our files an error was made, as paths without addresses, and the app that the topmost of them
 * is of. Files of others (extensions of the browser) are left out, and so is the page's own address.
 */
export function framesOf(
  error: unknown,
  registry: Registry | undefined,
): { app?: string; frames: string[] } {
  const apps = (registry?.entries ?? []).toSorted(
    (one, other) => baseOf(other.address).length - baseOf(one.address).length,
  );
  let app: string | undefined;
  const frames: string[] = [];
  for (const { address, line } of framesIn(error)) {
    const owner = apps.find((entry) => address.href.startsWith(baseOf(entry.address)));
    if (!owner && address.origin !== window.location.origin) continue;
    const { pathname } = address;
    if (!/^\/[\w./-]+\.m?js$/.test(pathname)) continue;
    // The shell calls apps, and apps call the kit: an app's own file is nearest to the fault.
    app ??= owner?.id;
    if (frames.length < most) frames.push(`${pathname}:${line}`);
  }
  return { ...(app !== undefined && { app }), frames };
}
