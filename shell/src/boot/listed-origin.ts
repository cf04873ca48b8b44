/**
 * Whether a deployment lets code be taken from an address. Only web servers have an origin to list:
 * all `data:` addresses share one, which a listed origin without its `https://` has as well.
 */
export function isListedOrigin(address: URL, origins: readonly string[]): boolean {
  const { origin, protocol, username, password } = address;
  return (
    /^https?:$/.test(protocol) &&
    !username &&
    !password &&
    origins.some((one) => URL.canParse(one) && new URL(one).origin === origin)
  );
}
