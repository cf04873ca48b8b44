/** jsdom lays nothing out, so no element ever changes its size or comes into view. */
class SilentObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
  takeRecords(): never[] {
    return [];
  }
}

export class StandInResizeObserver extends SilentObserver {}
export class StandInIntersectionObserver extends SilentObserver {}
