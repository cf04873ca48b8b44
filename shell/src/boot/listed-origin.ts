/**
 * Whether a deployment allows loading code from an address. Only HTTP origins count: all `data:`
 * addresses have the opaque origin `null`, as does a listed origin without `https://`.
 */
export function isListedOrigin(address: URL, origins: readonly string[]): boolean {
  const { origin, protocol, username, password } = address;
  return (
    /^https?:$/.test(protocol) &&
    !username &&
    !password &&
    origins.some((listed) => URL.canParse(listed) && new URL(listed).origin === origin)
  );
}
