import { useTranslation } from '@praxis/sdk';
import { useEffect, useRef, useState } from 'react';
import type { Content } from './content';
import { splitByLimit, readFiles } from './files';

type Files = Content['attachments'];

interface Attached {
  value: Files;
  onChange(files: Files): void;
  onError(text: string): void;
}

/** Attaches files that are chosen, pasted or dropped, and reports those that can't be attached. */
export function useAttach({ value, onChange, onError }: Attached) {
  const { t } = useTranslation('demo');
  const [reading, setReading] = useState(0);
  /** Current attachments: they may change while a file is being read. */
  const attached = useRef(value);
  useEffect(() => {
    attached.current = value;
  }, [value]);

  const attach = async (selected: readonly File[]) => {
    const { fitting, rest } = splitByLimit(attached.current, selected);
    setReading((count) => count + 1);
    const { read, unreadable } = await readFiles(fitting);
    const recheck = splitByLimit(
      attached.current,
      read.map(({ file }) => file),
    );
    attached.current = [
      ...attached.current,
      ...read
        .filter(({ file }) => recheck.fitting.includes(file))
        .map(({ attachment }) => attachment),
    ];
    onChange(attached.current);
    // After the change, which clears earlier errors.
    const messages = (['unreadable', 'tooLarge'] as const)
      .map((problem) => {
        const rejected = problem === 'unreadable' ? unreadable : [...recheck.rest, ...rest];
        const files = rejected.map(({ name }) => name).join(', ');
        return (
          rejected.length > 0 && t(`email.compose.${problem}`, { count: rejected.length, files })
        );
      })
      .filter((text) => text !== false);
    if (messages.length > 0) onError(messages.join(' '));
    setReading((count) => count - 1);
  };

  return { attach, reading: reading > 0 };
}
