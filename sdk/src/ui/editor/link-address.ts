import { withScheme } from '@praxis/contract/rules/texts/web-address';

/** What somebody typed as the whole address of a page or mailbox; null where it cannot be one. */
export function linkAddress(typed: string): string | null {
  const address = typed.trim();
  if (/^[^\s@/]+@[^\s@/]+\.[^\s@/]+$/.test(address)) return `mailto:${address}`;
  if (/^(mailto:|tel:)\S+$/i.test(address)) return address;
  const whole = withScheme(address);
  if (!URL.canParse(whole) || /\s/.test(address)) return null;
  const { protocol, hostname, href } = new URL(whole);
  const isPage = protocol === 'https:' || protocol === 'http:';
  return isPage && /\.|^localhost$/.test(hostname) ? href : null;
}
