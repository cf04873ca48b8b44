/** An old service worker would serve an old product: unregister every one (docs/product.md#frame). */
export async function unregisterServiceWorkers(): Promise<void> {
  try {
    const registrations = (await navigator.serviceWorker?.getRegistrations()) ?? [];
    await Promise.all(registrations.map((registration) => registration.unregister()));
  } catch {
    // Not available on this address or in this browser: then there is none either.
  }
}
