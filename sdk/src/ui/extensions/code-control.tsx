import { useRef } from 'react';
import OTP from 'antd/es/input/OTP';
import { AntdScope } from '../antd/antd-scope';
import { useUiText } from '../text/use-ui-text';
import { useControlLabels } from './use-control-labels';

export interface CodeControlProps {
  length: number;
  disabled: boolean;
  failed: boolean;
  value: string;
  onChange(value: string): void;
  onComplete: ((code: string) => void) | undefined;
}

/** A box for each digit, based on antd's one-time code input. */
export default function CodeControl({
  length,
  failed,
  onChange,
  onComplete,
  ...control
}: CodeControlProps) {
  const text = useUiText();
  const container = useRef<HTMLDivElement>(null);
  useControlLabels(container, 'input', (index) =>
    text('extensions.digit', { position: index + 1, total: length }),
  );
  return (
    <AntdScope>
      <div ref={container}>
        <OTP
          {...control}
          length={length}
          status={failed ? 'error' : undefined}
          inputMode="numeric"
          autoComplete="one-time-code"
          formatter={(typed) => typed.replace(/\D/g, '')}
          onInput={(digits) => {
            const code = digits.join('');
            onChange(code);
            if (code.length === length) onComplete?.(code);
          }}
        />
      </div>
    </AntdScope>
  );
}
