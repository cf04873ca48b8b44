import { useTranslation } from '@praxis/sdk';
import { useEffect, useRef, useState } from 'react';
import type { Content } from './content';
import { byRoom, readFiles } from './files';

type Files = Content['attachments'];

interface Attached {
  value: Files;
  onChange(files: Files): void;
  onFault(text: string): void;
}

/** Attaches files that are chosen, pasted or dropped, and says which could not be. */
export function useAttach({ value, onChange, onFault }: Attached) {
  const { t } = useTranslation('demo');
  const [reading, setReading] = useState(0);
  /** What is attached by the time that a file has been read: others came or went meanwhile. */
  const attached = useRef(value);
  useEffect(() => {
    attached.current = value;
  }, [value]);

  const attach = async (chosen: readonly File[]) => {
    const { fitting, rest } = byRoom(attached.current, chosen);
    setReading((count) => count + 1);
    const { read, unreadable } = await readFiles(fitting);
    const late = byRoom(
      attached.current,
      read.map(({ file }) => file),
    );
    attached.current = [
      ...attached.current,
      ...read.filter(({ file }) => late.fitting.includes(file)).map(({ attachment }) => attachment),
    ];
    onChange(attached.current);
    // After the change, with which an earlier fault goes.
    const faults = (['unreadable', 'tooLarge'] as const)
      .map((fault) => {
        const left = fault === 'unreadable' ? unreadable : [...late.rest, ...rest];
        const files = left.map(({ name }) => name).join(', ');
        return left.length > 0 && t(`email.compose.${fault}`, { count: left.length, files });
      })
      .filter((text) => text !== false);
    if (faults.length > 0) onFault(faults.join(' '));
    setReading((count) => count - 1);
  };

  return { attach, reading: reading > 0 };
}
