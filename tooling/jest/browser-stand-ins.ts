import 'fake-indexeddb/auto';
import { StandInBroadcastChannel } from './stand-ins/broadcast-channel';
import { standInForDialogs } from './stand-ins/dialog';
import { standInMatchMedia } from './stand-ins/match-media';
import { StandInMessageChannel } from './stand-ins/message-channel';
import { StandInIntersectionObserver, StandInResizeObserver } from './stand-ins/observers';

// jsdom has no layout and only one thread: these replace what it lacks, before each test file.
Object.assign(globalThis, {
  BroadcastChannel: StandInBroadcastChannel,
  MessageChannel: StandInMessageChannel,
  ResizeObserver: StandInResizeObserver,
  IntersectionObserver: StandInIntersectionObserver,
});
window.matchMedia = standInMatchMedia;
standInForDialogs();
window.scrollTo = () => undefined;
// Pages call it to mark when they are usable.
Object.assign(performance, { mark: () => undefined });
Element.prototype.scrollIntoView = () => undefined;
Element.prototype.scrollTo = () => undefined;
// Tiptap measures the position of the cursor and looks up the element under the pointer.
Range.prototype.getClientRects = () => document.createElement('div').getClientRects();
Range.prototype.getBoundingClientRect = () => new DOMRect();
document.elementFromPoint = () => null;
