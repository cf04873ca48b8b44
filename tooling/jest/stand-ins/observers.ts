/** Never notifies: jsdom has no layout, so no element changes its size. */
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

/** Reports every element as visible, except pictures, which jsdom cannot draw without a canvas. */
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
