import type { Failure } from '@praxis/sdk/data';

/**
 * What browsers say of errors in code, each as a phrase of fixed words. The texts themselves may quote
 * what the code worked on: a name that could not be parsed, the key of a patient. They never leave the browser.
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

/** Errors of ours, whose texts are made of fixed words: codes, paths of endpoints, ids of apps. */
const ours = new Set(['RemoteFault', 'DeploymentFault', 'UnexpectedAnswer']);

/** What may be told of an error's text. */
export function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return 'Something else than an error was thrown';
  const failure = failureOf(error);
  if (failure) return `${failure.status} ${wordOr(failure.code ?? failure.kind, 'refused')}`;
  if (ours.has(error.name)) return withoutData(error.message);
  return phrases.find(([pattern]) => pattern.test(error.message))?.[1] ?? 'Withheld';
}

/** The kind of an error, where it is the name of one. */
export const nameOf = (error: unknown): string =>
  error instanceof Error && /^[A-Z][A-Za-z]{2,30}(Error|Exception|Fault|Answer)$/.test(error.name)
    ? error.name
    : 'Error';

/** What a request failed with, where that is the error. */
export const failureOf = (error: Error): Failure | undefined =>
  error.name === 'RequestError' && 'failure' in error ? (error.failure as Failure) : undefined;

/** A code of the contract, and nothing else. */
const wordOr = (code: string, other: string) => (/^[a-z_]{2,40}$/i.test(code) ? code : other);

/** Should a text of ours ever come to hold more than its fixed words. */
const withoutData = (text: string): string =>
  text
    .replace(/\S+@\S+/g, '…')
    .replace(/\beyJ[\w.-]*|\b[\w-]{24,}(\.[\w-]+)*/g, '…')
    .replace(/\d{5,}/g, '…')
    .slice(0, 200);
