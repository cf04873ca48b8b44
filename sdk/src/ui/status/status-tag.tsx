import { useCallback } from 'react';
import { Tag } from '../components/tag';
import { useUiText, type UiTextKey } from '../text/use-ui-text';
import { toneOf, type StatusKind, type StatusOf } from './status-tones';

export interface StatusTagProps<Kind extends StatusKind> {
  /** What has the status: `subscription`, `appointment`, ... */
  of: Kind;
  status: StatusOf<Kind>;
}

/** A status as dot, word and tint; word and colour come from one place for the whole product. */
export function StatusTag<Kind extends StatusKind>({ of, status }: StatusTagProps<Kind>) {
  const statusText = useStatusText();
  return (
    <Tag dot tone={toneOf(of, status)}>
      {statusText(of, status)}
    </Tag>
  );
}

type StatusText = <Kind extends StatusKind>(kind: Kind, status: StatusOf<Kind>) => string;

/** The word of a status, for what takes a text: a filter, a tab, a CSV cell. */
export function useStatusText(): StatusText {
  const text = useUiText();
  return useCallback<StatusText>(
    (kind, status) => text(`status.${kind}.${status}` as UiTextKey),
    [text],
  );
}
