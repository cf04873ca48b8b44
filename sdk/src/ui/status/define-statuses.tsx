import { useCallback, type ReactNode } from 'react';
import { useTranslation } from '../../translation';
import { Tag } from '../components/tag';
import { useUiText, type UiTextKey } from '../text/use-ui-text';
import type { Tone } from '../theme/tokens';
import { sdkTones, type Tones } from './tones';

/** What has a status: a plan, an appointment, an invoice, ... */
export type StatusKind<All extends Tones> = keyof All & string;

/** The statuses of one kind. */
export type StatusOf<All extends Tones, Kind extends keyof All> = keyof All[Kind] & string;

/** How an app shows statuses. */
export interface Statuses<All extends Tones> {
  /** A status as dot, word and tint. */
  StatusTag: <Kind extends StatusKind<All>>(props: {
    of: Kind;
    status: StatusOf<All, Kind>;
  }) => ReactNode;
  /** The word of a status, for what takes a text: a filter, a tab, a CSV cell. */
  useStatusText: () => <Kind extends StatusKind<All>>(
    kind: Kind,
    status: StatusOf<All, Kind>,
  ) => string;
  /** The tone of a status, for what shows it other than as a tag: a bar, an event of a calendar. */
  toneOf: <Kind extends StatusKind<All>>(kind: Kind, status: StatusOf<All, Kind>) => Tone;
}

/**
 * An app's statuses beside those of the sdk. Tones and words are the app's own: a new status needs
 * no release of the shell. The words are the app's texts `status.<kind>.<status>`.
 */
export function defineStatuses<const Own extends Tones>(
  app: string,
  own: Own,
): Statuses<typeof sdkTones & Own> {
  const all: Tones = { ...sdkTones, ...own };
  const toneOf = (kind: string, status: string): Tone => all[kind]?.[status] ?? 'neutral';

  function useStatusText() {
    const { t } = useTranslation(app);
    const text = useUiText();
    return useCallback(
      (kind: string, status: string): string => {
        const key = `status.${kind}.${status}`;
        return kind in own ? t(key) : text(key as UiTextKey);
      },
      [t, text],
    );
  }

  function StatusTag({ of, status }: { of: string; status: string }) {
    const statusText = useStatusText();
    return (
      <Tag dot tone={toneOf(of, status)}>
        {statusText(of, status)}
      </Tag>
    );
  }

  return { StatusTag, useStatusText, toneOf };
}
