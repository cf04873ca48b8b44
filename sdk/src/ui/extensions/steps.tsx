import type { ReactNode } from 'react';
import Steps from 'antd/es/steps';
import { AntdScope } from '../antd/antd-scope';

export interface Step {
  id: string;
  title: ReactNode;
  /** Text below the title: when it was done, what is missing. */
  text?: ReactNode;
  /** Marks the step as failed. */
  failed?: boolean;
}

export interface StepsProps {
  /** In display order. */
  steps: readonly Step[];
  /** Index of the current step; `steps.length` once all are done. */
  current: number;
  /** Stacks the steps vertically, as always on a phone. */
  vertical?: boolean;
  /** Makes the steps clickable; called with the index. */
  onSelect?(index: number): void;
}

/** Progress through a sequence of steps, based on antd's. For multi-step forms use `Wizard`. */
export default function StepsView({ steps, current, vertical = false, onSelect }: StepsProps) {
  return (
    <AntdScope>
      <Steps
        current={current}
        orientation={vertical ? 'vertical' : 'horizontal'}
        responsive
        onChange={onSelect}
        items={steps.map(({ id, title, text, failed }) => ({
          key: id,
          title,
          content: text,
          ...(failed ? { status: 'error' as const } : {}),
        }))}
      />
    </AntdScope>
  );
}
