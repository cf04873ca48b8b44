import { mountAnnouncer } from '../ui/announcer';

const live = ':is([aria-live], [role="status"], [role="alert"]):not([aria-live="off"])';

/** Records what a screen reader announces from now on: the text of a live region on every change. */
export function recordAnnouncements() {
  const announced: string[] = [];
  const before = new WeakMap<Element, string>();
  const regionsOf = (node: Node): Element[] => {
    const found: Element[] = node instanceof Element ? [...node.querySelectorAll(live)] : [];
    for (
      let region = (node instanceof Element ? node : node.parentElement)?.closest(live);
      region;
      region = region.parentElement?.closest(live)
    )
      found.push(region);
    return found;
  };
  for (const region of regionsOf(document.documentElement)) before.set(region, textOf(region));
  const observer = new MutationObserver((changes) => {
    const touched = changes.flatMap(({ target, addedNodes }) =>
      [target, ...addedNodes].flatMap(regionsOf),
    );
    for (const region of new Set(touched)) {
      const text = textOf(region);
      if (text !== (before.get(region) ?? '') && text !== '' && region.isConnected)
        announced.push(text);
      before.set(region, text);
    }
  });
  observer.observe(document, { childList: true, characterData: true, subtree: true });
  // The announcer's regions are in a shadow root; every added line is announced.
  const lines = new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const { textContent } of addedNodes) announced.push(textContent ?? '');
  });
  const { polite, assertive } = mountAnnouncer().regions;
  for (const region of [polite, assertive]) lines.observe(region, { childList: true });
  const stop = () => {
    observer.disconnect();
    lines.disconnect();
  };
  return { said: announced, stop };
}

const textOf = ({ textContent }: Element) => textContent.replace(/\s+/g, ' ').trim();
