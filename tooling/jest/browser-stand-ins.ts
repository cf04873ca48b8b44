import 'fake-indexeddb/auto';
import { StandInBroadcastChannel } from './stand-ins/broadcast-channel';
import { standInForDialogs } from './stand-ins/dialog';
import { standInMatchMedia } from './stand-ins/match-media';
import { StandInMessageChannel } from './stand-ins/message-channel';
import { StandInIntersectionObserver, StandInResizeObserver } from './stand-ins/observers';

// jsdom lays nothing out and has one thread: what it leaves out is put in place before each test file.
Object.assign(globalThis, {
  BroadcastChannel: StandInBroadcastChannel,
  MessageChannel: StandInMessageChannel,
  ResizeObserver: StandInResizeObserver,
  IntersectionObserver: StandInIntersectionObserver,
});
window.matchMedia = standInMatchMedia;
standInForDialogs();
window.scrollTo = () => undefined;
// Pages mark when they can be used, for whoever measures them.
Object.assign(performance, { mark: () => undefined });
Element.prototype.scrollIntoView = () => undefined;
Element.prototype.scrollTo = () => undefined;
// Tiptap measures where the cursor is, and asks what stands under a press.
Range.prototype.getClientRects = () => document.createElement('div').getClientRects();
Range.prototype.getBoundingClientRect = () => new DOMRect();
document.elementFromPoint = () => null;
