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

type Sight = Pick<IntersectionObserverEntry, 'isIntersecting' | 'boundingClientRect'>;

/** All of a page is in sight, but for pictures: jsdom has no canvas to draw them on. */
export class StandInIntersectionObserver extends SilentObserver {
  constructor(private readonly onSight: (entries: Sight[]) => void) {
    super();
  }

  override observe(element: Element): void {
    if (element.getAttribute('role') === 'img') return;
    queueMicrotask(() =>
      this.onSight([{ isIntersecting: true, boundingClientRect: element.getBoundingClientRect() }]),
    );
  }
}
