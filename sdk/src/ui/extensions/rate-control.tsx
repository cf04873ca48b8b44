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

/** Stars, based on antd's rating, as a radio group whose buttons have names. */
export default function RateControl({ labelledBy, value, ...rate }: RateControlProps) {
  const text = useUiText();
  return (
    <AntdScope>
      <Rate
        {...rate}
        {...{ role: 'radiogroup', 'aria-labelledby': labelledBy }}
        tabIndex={-1}
        value={value}
        characterRender={(star, { index = 0 }) => labeled(star, index + 1, value, text)}
      />
    </AntdScope>
  );

  /** Fixes antd's markup, which checks every star up to the value and names all of them "star". */
  function labeled(star: ReactElement, count: number, chosen: number, translate: typeof text) {
    const item = star as ReactElement<{ role?: string; children: ReactElement<object> }>;
    return cloneElement(item, {
      role: 'none',
      children: cloneElement(item.props.children, {
        'aria-label': translate('extensions.stars', { count }),
        'aria-checked': count === chosen,
      } as object),
    });
  }
}
