const open = new Map<string, Set<StandInBroadcastChannel>>();

/**
 * A broadcast channel within one document, so that a test can simulate two tabs. Node's own one
 * keeps Jest from exiting.
 */
export class StandInBroadcastChannel extends EventTarget {
  onmessage: ((event: MessageEvent) => void) | null = null;
  onmessageerror: ((event: MessageEvent) => void) | null = null;

  constructor(readonly name: string) {
    super();
    const channels = open.get(name) ?? new Set();
    channels.add(this);
    open.set(name, channels);
  }

  postMessage(message: unknown): void {
    const data = structuredClone(message);
    for (const channel of open.get(this.name) ?? []) {
      if (channel !== this) setTimeout(() => channel.receive(data), 0);
    }
  }

  close(): void {
    open.get(this.name)?.delete(this);
  }

  private receive(data: unknown): void {
    if (!open.get(this.name)?.has(this)) return;
    const event = new MessageEvent('message', { data });
    this.onmessage?.(event);
    this.dispatchEvent(event);
  }
}
