import { useCallback, type ReactNode } from 'react';
import { useTranslation } from '../../translation';
import { Tag } from '../components/tag';
import { useUiText, type UiTextKey } from '../text/use-ui-text';
import type { Tone } from '../theme/tokens';
import { sdkTones, type Tones } from './tones';

/** A kind of record that has a status: plan, appointment, invoice, ... */
export type StatusKind<All extends Tones> = keyof All & string;

/** The statuses of one kind. */
export type StatusOf<All extends Tones, Kind extends keyof All> = keyof All[Kind] & string;

/** The components and functions by which an app shows statuses. */
export interface Statuses<All extends Tones> {
  /** Tag with dot, text and tint of a status. */
  StatusTag: <Kind extends StatusKind<All>>(props: {
    of: Kind;
    status: StatusOf<All, Kind>;
  }) => ReactNode;
  /** Returns a function for the text of a status, for places that take a string: a filter, a tab, a CSV cell. */
  useStatusText: () => <Kind extends StatusKind<All>>(
    kind: Kind,
    status: StatusOf<All, Kind>,
  ) => string;
  /** Returns the tone of a status, for other displays than a tag: a bar, a calendar event. */
  toneOf: <Kind extends StatusKind<All>>(kind: Kind, status: StatusOf<All, Kind>) => Tone;
}

/**
 * Adds an app's statuses to those of the sdk. The app provides tones and texts
 * (`status.<kind>.<status>`), so that a new status needs no release of the shell.
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
