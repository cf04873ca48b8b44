import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import Splitter from 'antd/es/splitter';
import { AntdScope } from '../antd/antd-scope';
import { useUiText } from '../text/use-ui-text';
import { useNames } from './use-names';

export interface SplitPanesProps {
  /** On the left. */
  first: ReactNode;
  /** On the right: it takes the rest. */
  second: ReactNode;
  /** Width of the first pane at first, in percent; 40 by default. */
  width?: number;
  /** Pixels; as high as its content by default. */
  height?: number;
}

/** How narrow and how wide the first pane gets, and how far a key moves the border; percent. */
const [least, most, step] = [20, 80, 5] as const;

const moves: Readonly<Record<string, (width: number) => number>> = {
  ArrowLeft: (width) => Math.max(width - step, least),
  ArrowRight: (width) => Math.min(width + step, most),
  Home: () => least,
  End: () => most,
};

/** Two panes whose border can be dragged, and moved by the arrows; on antd's splitter. */
export default function SplitPanes({ first, second, width = 40, height }: SplitPanesProps) {
  const text = useUiText();
  const place = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(width);
  useNames(place, '[role="separator"]', () => text('extensions.resize'));

  // antd's border takes neither the focus nor keys.
  useLayoutEffect(() => {
    const border = place.current?.querySelector<HTMLElement>('[role="separator"]');
    if (!border) return;
    border.tabIndex = 0;
    const press = (event: KeyboardEvent) => {
      const move = moves[event.key];
      if (!move || event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      setCurrent(move);
    };
    border.addEventListener('keydown', press);
    return () => border.removeEventListener('keydown', press);
  }, []);

  return (
    <AntdScope>
      <div ref={place} style={{ height }}>
        <Splitter
          onResize={([left = 0, right = 0]) => {
            if (left + right > 0) setCurrent((left / (left + right)) * 100);
          }}
        >
          <Splitter.Panel size={`${current}%`} min={`${least}%`} max={`${most}%`}>
            {first}
          </Splitter.Panel>
          <Splitter.Panel>{second}</Splitter.Panel>
        </Splitter>
      </div>
    </AntdScope>
  );
}
