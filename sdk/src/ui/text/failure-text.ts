import type { ErrorCode } from '@praxis/contract';
import type { Failure } from '../../data/request-error';
import { useUiText, type UiText, type UiTextKey } from './use-ui-text';

/** Returns a function for the message of a failure in the current language, including what to do next. */
export function useFailureText(): (failure: Failure) => string {
  const text = useUiText();
  return (failure) => failureText(failure, text);
}

/** Returns the message of a failure, with the request id if the error is the server's. */
export function failureText(failure: Failure, text: UiText): string {
  const message = ruleText(failure, text) ?? generalText(failure, text);
  const serverFault = failure.kind === 'server' || failure.kind === 'unexpected';
  if (!serverFault || !failure.requestId) return message;
  return `${message} ${text('failure.reference', { id: failure.requestId })}`;
}

/** Messages for the reasons of error codes that cover several cases. */
const reasonTexts: Partial<Record<ErrorCode, Readonly<Record<string, UiTextKey>>>> = {
  slot_not_offered: { away: 'reasons.away', grid: 'reasons.grid' },
  allowance_used: { ended: 'reasons.ended' },
};

/** Returns the message for the reason of an error, if it is known, otherwise for its code. */
function ruleText({ code, details }: Failure, text: UiText): string | undefined {
  if (!code) return undefined;
  const key = reasonTexts[code]?.[String(details?.['reason'])];
  return key ? text(key) : textOfCode(code, text);
}

/** Returns the general message for the status of a response without a known error code. */
function generalText({ kind, status }: Failure, text: UiText): string {
  if (kind !== 'rule') return text(`failure.${kind}`);
  // The product's own rate limits have a code, whose message says how long to wait.
  if (status === 429) return text('failure.busy');
  const code = codeOfStatus[status];
  return code ? text(`codes.${code}`) : text('failure.unexpected');
}

const codeOfStatus: Readonly<Record<number, ErrorCode>> = {
  401: 'unauthenticated',
  403: 'forbidden',
  404: 'not_found',
  409: 'transition_not_allowed',
  412: 'version_conflict',
  428: 'version_required',
};

/** Returns the message for a field's error code; an unknown code reads as "not valid". */
export function codeText(code: string, text: UiText): string {
  return textOfCode(code, text) ?? text('field.invalid');
}

/** Returns the message for an error code, or undefined: a newer back end may have codes that this build lacks. */
function textOfCode(code: string, text: UiText): string | undefined {
  const key = `codes.${code}` as UiTextKey;
  const message = text(key);
  return message === key ? undefined : message;
}
