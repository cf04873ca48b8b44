import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import Splitter from 'antd/es/splitter';
import { AntdScope } from '../antd/antd-scope';
import { useUiText } from '../text/use-ui-text';
import { useControlLabels } from './use-control-labels';

export interface SplitPanesProps {
  /** Left pane. */
  first: ReactNode;
  /** Right pane, which takes the remaining width. */
  second: ReactNode;
  /** Initial width of the left pane in percent; 40 by default. */
  width?: number;
  /** Height in pixels; fits the content by default. */
  height?: number;
}

/** Minimum and maximum width of the left pane, and the step of an arrow key, in percent. */
const [min, max, step] = [20, 80, 5] as const;

const moves: Readonly<Record<string, (width: number) => number>> = {
  ArrowLeft: (width) => Math.max(width - step, min),
  ArrowRight: (width) => Math.min(width + step, max),
  Home: () => min,
  End: () => max,
};

/** Two panes with a splitter that can be dragged or moved with the arrow keys; based on antd's splitter. */
export default function SplitPanes({ first, second, width = 40, height }: SplitPanesProps) {
  const text = useUiText();
  const container = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(width);
  useControlLabels(container, '[role="separator"]', () => text('extensions.resize'));

  // antd's separator is not focusable and ignores keys.
  useLayoutEffect(() => {
    const separator = container.current?.querySelector<HTMLElement>('[role="separator"]');
    if (!separator) return;
    separator.tabIndex = 0;
    const onKeyDown = (event: KeyboardEvent) => {
      const move = moves[event.key];
      if (!move || event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      setCurrent(move);
    };
    separator.addEventListener('keydown', onKeyDown);
    return () => separator.removeEventListener('keydown', onKeyDown);
  }, []);

  return (
    <AntdScope>
      <div ref={container} style={{ height }}>
        <Splitter
          onResize={([left = 0, right = 0]) => {
            if (left + right > 0) setCurrent((left / (left + right)) * 100);
          }}
        >
          <Splitter.Panel size={`${current}%`} min={`${min}%`} max={`${max}%`}>
            {first}
          </Splitter.Panel>
          <Splitter.Panel>{second}</Splitter.Panel>
        </Splitter>
      </div>
    </AntdScope>
  );
}
