/** jsdom lays nothing out, so no element ever changes its size. */
class SilentObserver {
  observe(_element?: Element): void {}
  unobserve(): void {}
  disconnect(): void {}
  takeRecords(): never[] {
    return [];
  }
}

export class StandInResizeObserver extends SilentObserver {}

/** All of a page is in sight, but for pictures: jsdom has no canvas to draw them on. */
export class StandInIntersectionObserver extends SilentObserver {
  constructor(private readonly onSight: (entries: { isIntersecting: boolean }[]) => void) {
    super();
  }

  override observe(element?: Element): void {
    if (element?.getAttribute('role') !== 'img')
      queueMicrotask(() => this.onSight([{ isIntersecting: true }]));
  }
}
