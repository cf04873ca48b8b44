/** Unregisters all service workers: an old one would serve an old product (docs/product.md#frame). */
export async function unregisterServiceWorkers(): Promise<void> {
  try {
    const registrations = (await navigator.serviceWorker?.getRegistrations()) ?? [];
    await Promise.all(registrations.map((registration) => registration.unregister()));
  } catch {
    // Not available on this address or in this browser, so that none can be registered.
  }
}
