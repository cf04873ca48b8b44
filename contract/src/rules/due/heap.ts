/** A binary heap (priority queue): adding and taking cost O(log n). */
export class Heap<T> {
  private readonly items: T[] = [];

  constructor(private readonly compare: (first: T, second: T) => number) {}

  get first(): T | undefined {
    return this.items[0];
  }

  add(item: T): void {
    const { items } = this;
    let place = items.push(item) - 1;
    while (place > 0) {
      const above = (place - 1) >> 1;
      if (this.compare(item, items[above] as T) >= 0) break;
      items[place] = items[above] as T;
      place = above;
    }
    items[place] = item;
  }

  take(): T | undefined {
    const { items } = this;
    const first = items[0];
    const last = items.pop();
    if (last === undefined || items.length === 0) return first;
    let place = 0;
    for (let below = 1; below < items.length; below = place * 2 + 1) {
      const right = below + 1;
      if (right < items.length && this.compare(items[right] as T, items[below] as T) < 0)
        below = right;
      if (this.compare(last, items[below] as T) <= 0) break;
      items[place] = items[below] as T;
      place = below;
    }
    items[place] = last;
    return first;
  }
}
