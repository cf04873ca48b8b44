/**
 * A message channel made of timers. Node's own keeps Jest from ever exiting, and jsdom has none;
 * React's scheduler and antd want one.
 */
class StandInMessagePort extends EventTarget {
  other: StandInMessagePort | undefined;
  onmessage: ((event: MessageEvent) => void) | null = null;
  private closed = false;

  postMessage(data: unknown): void {
    const receiver = this.other;
    if (!receiver) return;
    setTimeout(() => receiver.receive(data), 0);
  }

  start(): void {
    // Messages are delivered from the beginning: nothing has to be started.
  }

  close(): void {
    this.closed = true;
  }

  private receive(data: unknown): void {
    if (this.closed) return;
    const event = new MessageEvent('message', { data });
    this.onmessage?.(event);
    this.dispatchEvent(event);
  }
}

export class StandInMessageChannel {
  readonly port1 = new StandInMessagePort();
  readonly port2 = new StandInMessagePort();

  constructor() {
    this.port1.other = this.port2;
    this.port2.other = this.port1;
  }
}
