import hidden from './components/visually-hidden.module.css';
import { openDialogs } from './open-dialogs';

/** `assertive` interrupts the current speech. */
export type Urgency = 'polite' | 'assertive';

/** Milliseconds that a screen reader needs to register a live region that was just added or moved. */
const settleDelay = 150;
/** Milliseconds until a message is removed, so that nobody finds it while browsing: the page shows it elsewhere. */
const messageLifetime = 5_000;

interface Announcer {
  place: HTMLElement;
  regions: Readonly<Record<Urgency, HTMLElement>>;
}

let announcer: Announcer | null = null;
let queue: { text: string; urgency: Urgency }[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Mounts the document's live regions, empty: a region that is inserted together with its text is often
 * not read out. They are in the topmost modal dialog, since the rest of the page is inert, and in a
 * closed shadow root, out of reach of find in page and of an app's styles.
 */
export function mountAnnouncer(): Announcer {
  if (announcer) {
    moveToTop(announcer);
    return announcer;
  }
  const place = document.createElement('div');
  place.className = hidden['hidden'] ?? '';
  const root = place.attachShadow({ mode: 'closed' });
  const regions = { polite: createRegion('polite'), assertive: createRegion('assertive') };
  root.append(regions.polite, regions.assertive);
  const created = (announcer = { place, regions });
  moveToTop(created);
  openDialogs.subscribe(() => moveToTop(created));
  return created;
}

/** Makes screen readers read `text` out, once. */
export function announce(text: string, urgency: Urgency = 'polite'): void {
  mountAnnouncer();
  queue.push({ text, urgency });
  flushWhenSettled();
}

function createRegion(urgency: Urgency): HTMLElement {
  const region = document.createElement('div');
  region.ariaLive = urgency;
  region.ariaAtomic = 'false';
  return region;
}

function moveToTop({ place }: Announcer): void {
  const top = openDialogs.top() ?? document.body;
  if (place.parentElement === top) return;
  top.append(place);
  if (queue.length > 0) flushWhenSettled();
}

function flushWhenSettled(): void {
  clearTimeout(timer);
  timer = setTimeout(() => {
    const { regions } = mountAnnouncer();
    for (const { text, urgency } of queue) {
      const message = document.createElement('p');
      message.textContent = text;
      regions[urgency].append(message);
      setTimeout(() => message.remove(), messageLifetime);
    }
    queue = [];
  }, settleDelay);
}
