import type { Registry } from '../federation/registry';

/** A position in a file of the product or of an app. */
interface Frame {
  address: URL;
  line: string;
}

/** Enough to tell faults apart. */
const maxFrames = 8;

/** `at f (https://host/assets/a.js:1:2)`, and `f@https://host/assets/a.js:1:2` of Firefox and Safari. */
const framePattern = /(https?:\/\/[^\s()@]+?\.m?js)(?:\?again=\d+)?:(\d+:\d+)\)?$/;

function parseFrames(error: unknown): Frame[] {
  return stackOf(error)
    .split('\n')
    .flatMap((line) => {
      const [, address, position] = framePattern.exec(line.trim()) ?? [];
      return address && position && URL.canParse(address)
        ? [{ address: new URL(address), line: position }]
        : [];
    });
}

/** The stack without the message, which some browsers prepend: its lines may look like frames. */
function stackOf(error: unknown): string {
  if (!(error instanceof Error) || typeof error.stack !== 'string') return '';
  const { stack, message } = error;
  const at = stack.indexOf(message);
  return at > 0 && /^[^\n@]*: $/.test(stack.slice(0, at))
    ? stack.slice(at + message.length)
    : stack;
}

/** The folder of an app's manifest and files. */
const baseOf = (address: URL) => new URL('.', address).href;

/**
 * The stack frames in our files, as paths without origins, and the app of the topmost frame. Omits foreign
 * files, such as browser extensions, and the page's own address.
 */
export function framesOf(
  error: unknown,
  registry: Registry | undefined,
): { app?: string; frames: string[] } {
  const apps = (registry?.entries ?? []).toSorted(
    (a, b) => baseOf(b.address).length - baseOf(a.address).length,
  );
  let app: string | undefined;
  const frames: string[] = [];
  for (const { address, line } of parseFrames(error)) {
    const owner = apps.find((entry) => address.href.startsWith(baseOf(entry.address)));
    if (!owner && address.origin !== window.location.origin) continue;
    const { pathname } = address;
    if (!/^\/[\w./-]+\.m?js$/.test(pathname)) continue;
    // The shell calls apps, and apps call the sdk: the app's file is closest to the fault.
    app ??= owner?.id;
    if (frames.length < maxFrames) frames.push(`${pathname}:${line}`);
  }
  return { ...(app !== undefined && { app }), frames };
}
