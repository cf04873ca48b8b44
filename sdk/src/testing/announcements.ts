import { standAnnouncer } from '../ui/announcer';

const live = ':is([aria-live], [role="status"], [role="alert"]):not([aria-live="off"])';

/** What a screen reader is told from now on: the text of a live region each time it changes. */
export function recordAnnouncements() {
  const said: string[] = [];
  const before = new WeakMap<Element, string>();
  const regionsOf = (node: Node): Element[] => {
    const found: Element[] = node instanceof Element ? [...node.querySelectorAll(live)] : [];
    for (
      let around = (node instanceof Element ? node : node.parentElement)?.closest(live);
      around;
      around = around.parentElement?.closest(live)
    )
      found.push(around);
    return found;
  };
  for (const region of regionsOf(document.documentElement)) before.set(region, textOf(region));
  const observer = new MutationObserver((changes) => {
    const touched = changes.flatMap(({ target, addedNodes }) =>
      [target, ...addedNodes].flatMap(regionsOf),
    );
    for (const region of new Set(touched)) {
      const text = textOf(region);
      if (text !== (before.get(region) ?? '') && text !== '' && region.isConnected) said.push(text);
      before.set(region, text);
    }
  });
  observer.observe(document, { childList: true, characterData: true, subtree: true });
  // The announcer's regions are behind a shadow root; each line that comes is read.
  const lines = new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const { textContent } of addedNodes) said.push(textContent ?? '');
  });
  const { polite, assertive } = standAnnouncer().regions;
  for (const region of [polite, assertive]) lines.observe(region, { childList: true });
  const stop = () => {
    observer.disconnect();
    lines.disconnect();
  };
  return { said, stop };
}

const textOf = ({ textContent }: Element) => textContent.replace(/\s+/g, ' ').trim();
