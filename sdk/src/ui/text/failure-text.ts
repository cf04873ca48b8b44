import type { ErrorCode } from '@praxis/contract';
import type { Failure } from '../../data/request-error';
import { useUiText, type UiText, type UiTextKey } from './use-ui-text';

/** Says a failure in the current language, and what to do next. */
export function useFailureText(): (failure: Failure) => string {
  const text = useUiText();
  return (failure) => failureText(failure, text);
}

export function failureText(failure: Failure, text: UiText): string {
  const message = ruleText(failure, text) ?? generalText(failure, text);
  const serverFault = failure.kind === 'server' || failure.kind === 'unexpected';
  if (!serverFault || !failure.requestId) return message;
  return `${message} ${text('failure.reference', { id: failure.requestId })}`;
}

/** The texts of reasons, which tell apart what has one code. */
const reasonTexts: Partial<Record<ErrorCode, Readonly<Record<string, UiTextKey>>>> = {
  slot_not_offered: { away: 'reasons.away', grid: 'reasons.grid' },
  allowance_used: { ended: 'reasons.ended' },
};

/** The text of a broken rule: of its reason, where the back end names one that is known, else of its code. */
function ruleText({ code, details }: Failure, text: UiText): string | undefined {
  if (!code) return undefined;
  const ofReason = reasonTexts[code]?.[String(details?.['reason'])];
  return ofReason ? text(ofReason) : knownCode(code, text);
}

/** What an answer says where it names no code, or one without a text: the general text of its status. */
function generalText({ kind, status }: Failure, text: UiText): string {
  if (kind !== 'rule') return text(`failure.${kind}`);
  // The product's own limits have a code, whose text says how long they last.
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

/** Says an error code of a field; a code without a text of its own reads as "not valid". */
export function codeText(code: string, text: UiText): string {
  return knownCode(code, text) ?? text('field.invalid');
}

/** The text of a code; undefined where it has none: a back end may know codes that this build does not. */
function knownCode(code: string, text: UiText): string | undefined {
  const key = `codes.${code}` as UiTextKey;
  const message = text(key);
  return message === key ? undefined : message;
}
