import type { ReactNode } from 'react';
import Steps from 'antd/es/steps';
import { AntdScope } from '../antd/antd-scope';

export interface Step {
  id: string;
  title: ReactNode;
  /** Under the title: when it was done, what is missing. */
  text?: ReactNode;
  /** Something went wrong in this step. */
  failed?: boolean;
}

export interface StepsProps {
  /** In their order. */
  steps: readonly Step[];
  /** Index of the step that is under way; as many as there are steps once all are done. */
  current: number;
  /** Under each other. On a phone they always are. */
  vertical?: boolean;
  /** The steps can be pressed. */
  onSelect?(index: number): void;
}

/** How far something is, on antd's steps. A form that asks step by step is a `Wizard`. */
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
