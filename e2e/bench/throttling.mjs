/** A mid-range phone on a slow mobile connection, for all timed page loads. */
export const slowDevice = {
  cpuSlowdown: 4,
  latencyMs: 150,
  downloadBytesPerSecond: 1_600_000 / 8,
  uploadBytesPerSecond: 750_000 / 8,
};

/** The same phone without network throttling, for timed interactions. */
export const slowProcessor = {
  cpuSlowdown: slowDevice.cpuSlowdown,
  latencyMs: 0,
  downloadBytesPerSecond: -1,
  uploadBytesPerSecond: -1,
};

/** @param {import('@playwright/test').CDPSession} session of the page */
export async function throttle(session, device = slowDevice) {
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: device.latencyMs,
    downloadThroughput: device.downloadBytesPerSecond,
    uploadThroughput: device.uploadBytesPerSecond,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: device.cpuSlowdown });
}
