import hidden from './components/visually-hidden.module.css';
import { openDialogs } from './open-dialogs';

/** `assertive` interrupts what is being read. */
export type Urgency = 'polite' | 'assertive';

/** As long as a screen reader needs to know a region that has just come or moved, milliseconds. */
const settling = 150;
/** Nobody comes across the words later: what shows them stands elsewhere in the page. */
const kept = 5_000;

interface Announcer {
  place: HTMLElement;
  regions: Readonly<Record<Urgency, HTMLElement>>;
}

let announcer: Announcer | null = null;
let waiting: { text: string; urgency: Urgency }[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * The live regions of the document: empty until something is said, so that screen readers know them
 * before. What comes into a page together with its text is often not read out. They are in the
 * topmost modal dialog, for the rest of the page is inert; and behind a shadow root, where neither
 * a search in the page nor the styles of an app find the words a second time.
 */
export function standAnnouncer(): Announcer {
  if (announcer) {
    moveToTop(announcer);
    return announcer;
  }
  const place = document.createElement('div');
  place.className = hidden['hidden'] ?? '';
  const root = place.attachShadow({ mode: 'closed' });
  const regions = { polite: createRegion('polite'), assertive: createRegion('assertive') };
  root.append(regions.polite, regions.assertive);
  const made = (announcer = { place, regions });
  moveToTop(made);
  openDialogs.subscribe(() => moveToTop(made));
  return made;
}

/** Has screen readers read `text` out, once. */
export function announce(text: string, urgency: Urgency = 'polite'): void {
  standAnnouncer();
  waiting.push({ text, urgency });
  sayWhenSettled();
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
  if (waiting.length > 0) sayWhenSettled();
}

function sayWhenSettled(): void {
  clearTimeout(timer);
  timer = setTimeout(() => {
    const { regions } = standAnnouncer();
    for (const { text, urgency } of waiting) {
      const line = document.createElement('p');
      line.textContent = text;
      regions[urgency].append(line);
      setTimeout(() => line.remove(), kept);
    }
    waiting = [];
  }, settling);
}
