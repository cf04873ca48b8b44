/**
 * A message port based on timers. React's scheduler and antd need a message channel; jsdom has
 * none, and Node's own one keeps Jest from exiting.
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
    // Messages are always delivered, so there is nothing to start.
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
