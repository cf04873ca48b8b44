import type { Failure } from '../../data/request-error';
import { useUiText, type UiText, type UiTextKey } from './use-ui-text';

/** Says a failure in the current language, and what to do next. */
export function useFailureText(): (failure: Failure) => string {
  const text = useUiText();
  return (failure) => failureText(failure, text);
}

export function failureText(failure: Failure, text: UiText): string {
  const said = failure.code
    ? text(`codes.${failure.code}`)
    : text(`failure.${failure.kind === 'rule' ? 'unexpected' : failure.kind}`);
  const serverFault = failure.kind === 'server' || failure.kind === 'unexpected';
  if (!serverFault || !failure.requestId) return said;
  return `${said} ${text('failure.reference', { id: failure.requestId })}`;
}

/** Says an error code of a field; a code without a text of its own reads as "not valid". */
export function codeText(code: string, text: UiText): string {
  const key = `codes.${code}` as UiTextKey;
  const said = text(key);
  return said === key ? text('field.invalid') : said;
}
