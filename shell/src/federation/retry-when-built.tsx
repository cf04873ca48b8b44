import { useEffect } from 'react';
import type { RemoteEntry } from './registry';
import type { RemoteFault } from './remote-fault';

/** What a development server looks like from here until its first build succeeds. */
const unbuilt: readonly string[] = ['missing', 'unreachable', 'slow'];

const interval = 500;

interface Props {
  fault: RemoteFault;
  entry: RemoteEntry;
  retry(): void;
}

/**
 * Development: retries once an app builds that did not at the start. No code of the app is in the page,
 * so its development server can't tell.
 */
export function RetryWhenBuilt({ fault, entry, retry }: Props) {
  const isUnbuilt = unbuilt.includes(fault.reason);
  const { href } = entry.address;
  useEffect(() => {
    if (!isUnbuilt) return;
    let timer: ReturnType<typeof setTimeout>;
    let canceled = false;
    const check = async () => {
      const response = await fetch(href, { method: 'HEAD', cache: 'no-store' }).catch(() => null);
      if (canceled) return;
      if (response?.ok) retry();
      else timer = setTimeout(() => void check(), interval);
    };
    timer = setTimeout(() => void check(), interval);
    return () => {
      canceled = true;
      clearTimeout(timer);
    };
  }, [isUnbuilt, href, retry]);
  return null;
}
