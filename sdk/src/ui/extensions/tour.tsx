import type { ReactNode } from 'react';
import Tour from 'antd/es/tour';
import { AntdScope } from '../antd/antd-scope';

export interface TourStep {
  /** What is shown: looked for when the step begins. Without one, the step stands in the middle. */
  target?(): HTMLElement | null;
  title: ReactNode;
  text: ReactNode;
}

export interface TourProps {
  /** In their order. */
  steps: readonly TourStep[];
  /** It is on show. */
  open: boolean;
  /** It was finished, or left before. */
  onClose(): void;
}

/** Shows somebody around a page, on antd's tour. */
export default function TourView({ steps, open, onClose }: TourProps) {
  return (
    <AntdScope>
      <Tour
        open={open}
        onClose={onClose}
        onFinish={onClose}
        steps={steps.map(({ target, title, text }) => ({
          target: target ? () => target() ?? document.body : null,
          title,
          description: text,
        }))}
      />
    </AntdScope>
  );
}
