import Slider from 'antd/es/slider';
import { AntdScope } from '../antd/antd-scope';
import { useUiText } from '../text/use-ui-text';
import styles from './slider-control.module.css';

export interface SliderControlProps {
  labelledBy: string;
  min: number;
  max: number;
  step: number;
  marks?: Readonly<Record<number, string>>;
  format(value: number): string;
  disabled: boolean;
  /** One value, or the start and end of a range. */
  values: readonly number[];
  onChange(values: number[]): void;
}

/** A track with one or two handles, based on antd's slider, and the value next to it. */
export default function SliderControl({
  labelledBy,
  format,
  marks,
  values,
  onChange,
  ...track
}: SliderControlProps) {
  const text = useUiText();
  const [value, end] = values;
  const shared = {
    ...track,
    marks: marks && { ...marks },
    tooltip: { formatter: null },
    ariaValueTextFormatterForHandle: format,
  };
  return (
    <AntdScope>
      <div className={styles['line']}>
        <div className={styles['track']}>
          {end === undefined ? (
            <Slider
              {...shared}
              ariaLabelledByForHandle={labelledBy}
              value={value}
              onChange={(next) => onChange([next])}
            />
          ) : (
            <Slider
              {...shared}
              range
              ariaLabelForHandle={[text('date.from'), text('date.to')]}
              value={[...values]}
              onChange={onChange}
            />
          )}
        </div>
        <output className={styles['value']}>{values.map(format).join(' – ')}</output>
      </div>
    </AntdScope>
  );
}
