import type { Failure } from '@praxis/sdk/data';

/**
 * Maps the browser's error messages to fixed phrases. The messages themselves may quote personal data,
 * such as a name that could not be parsed, and must never leave the browser.
 */
const phrases: readonly (readonly [RegExp, string])[] = [
  [/^Cannot read propert/, 'Cannot read a property of undefined or null'],
  [/^Cannot (set|destructure) propert/, 'Cannot set a property of undefined or null'],
  [
    /undefined is not an object|null is not an object/,
    'Cannot read a property of undefined or null',
  ],
  [/is not a function/, 'Not a function'],
  [/is not iterable/, 'Not iterable'],
  [/is not a constructor/, 'Not a constructor'],
  [/is not defined|Can't find variable/, 'Not defined'],
  [/before initialization/, 'Used before its initialization'],
  [/Maximum call stack|too much recursion/, 'Maximum call stack size exceeded'],
  [/Maximum update depth|Too many re-renders/, 'A component renders without end'],
  [/^Minified React error #185/, 'A component renders without end'],
  [/^Minified React error #301/, 'A component renders without end'],
  [/^Minified React error #\d+/, 'A rule of React was broken'],
  [/Invalid time value|Invalid date/i, 'Invalid time value'],
  [/JSON/, 'Not valid JSON'],
  [/Loading (CSS )?chunk|dynamically imported module/, 'A file could not be loaded'],
  [/RUNTIME-\d+/, 'The app could not be loaded'],
  [/Failed to fetch|NetworkError|Load failed/, 'A request was not answered'],
  [/quota/i, 'Storage is full'],
];

/** Our own errors, whose messages only contain fixed words: codes, endpoint paths, app ids. */
const ownErrors = new Set(['RemoteFault', 'DeploymentFault', 'UnexpectedResponse']);

/** The message of an error, without personal data. */
export function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return 'Something else than an error was thrown';
  const failure = failureOf(error);
  if (failure) return `${failure.status} ${codeOr(failure.code ?? failure.kind, 'refused')}`;
  if (ownErrors.has(error.name)) return redact(error.message);
  return phrases.find(([pattern]) => pattern.test(error.message))?.[1] ?? 'Withheld';
}

/** The name of an error, if it looks like one. */
export const nameOf = (error: unknown): string =>
  error instanceof Error && /^[A-Z][A-Za-z]{2,30}(Error|Exception|Fault|Response)$/.test(error.name)
    ? error.name
    : 'Error';

/** The failure of a request error. */
export const failureOf = (error: Error): Failure | undefined =>
  error.name === 'RequestError' && 'failure' in error ? (error.failure as Failure) : undefined;

/** Accepts only codes of the contract. */
const codeOr = (code: string, other: string) => (/^[a-z_]{2,40}$/i.test(code) ? code : other);

/** Safeguard, in case one of our messages contains data after all. */
const redact = (text: string): string =>
  text
    .replace(/\S+@\S+/g, '…')
    .replace(/\beyJ[\w.-]*|\b[\w-]{24,}(\.[\w-]+)*/g, '…')
    .replace(/\d{5,}/g, '…')
    .slice(0, 200);
