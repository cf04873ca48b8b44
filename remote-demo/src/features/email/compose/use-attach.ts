import { useTranslation } from '@praxis/sdk';
import { useEffect, useRef, useState } from 'react';
import type { Content } from './content';
import { splitByLimit, readFiles } from './files';

type Files = Content['attachments'];

interface Attached {
  value: Files;
  onChange(files: Files): void;
  onFault(text: string): void;
}

/** Attaches files that are chosen, pasted or dropped, and reports those that can't be attached. */
export function useAttach({ value, onChange, onFault }: Attached) {
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
    const faults = (['unreadable', 'tooLarge'] as const)
      .map((fault) => {
        const left = fault === 'unreadable' ? unreadable : [...recheck.rest, ...rest];
        const files = left.map(({ name }) => name).join(', ');
        return left.length > 0 && t(`email.compose.${fault}`, { count: left.length, files });
      })
      .filter((text) => text !== false);
    if (faults.length > 0) onFault(faults.join(' '));
    setReading((count) => count - 1);
  };

  return { attach, reading: reading > 0 };
}
