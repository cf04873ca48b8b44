import { isScript } from '../network-log.mjs';

/** Names in the simulated back end's libraries that survive minification. */
const simulationMarks = /Mirage|Pretender/;

/** The requested scripts that contain code of the simulated back end. */
export async function simulationScripts(requests) {
  const scripts = requests.filter(isScript);
  const texts = await Promise.all(
    scripts.map(({ url }) => fetch(url).then((response) => response.text())),
  );
  return scripts.filter((_, index) => simulationMarks.test(texts[index])).map(({ url }) => url);
}
