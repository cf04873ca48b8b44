import { parseArgs } from 'node:util';
import { UserError } from '../user-error.mjs';

/** Port if none is given. */
const defaultPort = 4010;

export const usage = `Usage: npm run mock-api -- [options]

  --port 4010      the port to serve on
  --host 127.0.0.1 the address to serve on; 0.0.0.0 lets other computers in
  --data FILE      stores changes in a file, and loads it at the start
  --origin ORIGIN  origin of pages that may call the API, besides those of this computer; repeatable; * allows any
  --scale 1        factor for the amount of sample data
  --quiet          don't log requests`;

/**
 * Parses the options of `npm run mock-api`.
 * @param {readonly string[]} parameters
 */
export function optionsFrom(parameters) {
  const {
    port,
    scale,
    origin = [],
    ...values
  } = parseArgs({
    args: [...parameters],
    options: {
      port: { type: 'string' },
      host: { type: 'string' },
      data: { type: 'string' },
      origin: { type: 'string', multiple: true },
      scale: { type: 'string' },
      quiet: { type: 'boolean' },
    },
  }).values;
  for (const one of origin) {
    if (one !== '*' && !(URL.canParse(one) && new URL(one).origin === one))
      throw new UserError(`--origin takes an origin such as https://app.example, not "${one}".`);
  }
  return {
    port: numberFrom('--port', port, defaultPort, 65_535),
    scale: numberFrom('--scale', scale, 1, 1000),
    origins: origin,
    host: values.host ?? '127.0.0.1',
    dataFile: values.data,
    quiet: values.quiet ?? false,
  };
}

/**
 * @param {string} name
 * @param {string | undefined} text
 * @param {number} otherwise
 * @param {number} most
 */
function numberFrom(name, text, otherwise, most) {
  if (text === undefined) return otherwise;
  const number = Number(text);
  if (!Number.isInteger(number) || number < 1 || number > most)
    throw new UserError(`${name} has to be a number from 1 to ${most}, not "${text}".`);
  return number;
}
