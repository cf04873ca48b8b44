import { useRef, type ReactNode } from 'react';
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

/** Two panes whose border can be dragged, on antd's splitter. */
export default function SplitPanes({ first, second, width = 40, height }: SplitPanesProps) {
  const text = useUiText();
  const place = useRef<HTMLDivElement>(null);
  useNames(place, '[role="separator"]', () => text('extensions.resize'));
  return (
    <AntdScope>
      <div ref={place} style={{ height }}>
        <Splitter>
          <Splitter.Panel defaultSize={`${width}%`} min="20%" max="80%">
            {first}
          </Splitter.Panel>
          <Splitter.Panel>{second}</Splitter.Panel>
        </Splitter>
      </div>
    </AntdScope>
  );
}
