import { cloneElement, type ReactElement } from 'react';
import Rate from 'antd/es/rate';
import { AntdScope } from '../antd/antd-scope';
import { useUiText } from '../text/use-ui-text';

export interface RateControlProps {
  labelledBy: string;
  count: number;
  disabled: boolean;
  value: number;
  onChange(value: number): void;
}

/** Stars on antd's rating: one group of radio buttons, each with its name. */
export default function RateControl({ labelledBy, value, ...rate }: RateControlProps) {
  const text = useUiText();
  return (
    <AntdScope>
      <Rate
        {...rate}
        {...{ role: 'radiogroup', 'aria-labelledby': labelledBy }}
        tabIndex={-1}
        value={value}
        characterRender={(star, { index = 0 }) => named(star, index + 1, value, text)}
      />
    </AntdScope>
  );

  /** antd checks every star up to the value and names each of them "star". */
  function named(star: ReactElement, count: number, chosen: number, say: typeof text) {
    const item = star as ReactElement<{ role?: string; children: ReactElement<object> }>;
    return cloneElement(item, {
      role: 'none',
      children: cloneElement(item.props.children, {
        'aria-label': say('extensions.stars', { count }),
        'aria-checked': count === chosen,
      } as object),
    });
  }
}
