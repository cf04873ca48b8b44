import { Skeleton } from '../components/skeleton';
import { lazyComponent } from '../lazy/lazy-component';
import { FieldGroup, type GroupField } from './field-group';
import type { SliderControlProps } from './slider-control';

const SliderControl = lazyComponent<SliderControlProps>(
  () => import(/* webpackChunkName: "extension-slider" */ './slider-control'),
  <Skeleton height={32} />,
);

interface TrackProps {
  /** Minimum value; 0 by default. */
  min?: number;
  /** Maximum value; 100 by default. */
  max?: number;
  /** Distance between two values; 1 by default. */
  step?: number;
  /** Labels under the track, by value. */
  marks?: Readonly<Record<number, string>>;
  /** Formats a value with its unit, for display and for screen readers. */
  format?(value: number): string;
  /** Shows the value but does not allow changes. */
  disabled?: boolean;
}

export type SliderFieldProps = GroupField<number> & TrackProps;

/** An approximate number, set by dragging or with the arrow keys. */
export function SliderField({ value, onChange, ...props }: SliderFieldProps) {
  const { look, track } = splitProps(props);
  return (
    <FieldGroup {...look}>
      <SliderControl
        {...track}
        labelledBy={`${props.id}-label`}
        values={[value]}
        onChange={([next = value]) => onChange(next)}
      />
    </FieldGroup>
  );
}

export type RangeFieldProps = GroupField<readonly [from: number, to: number]> & TrackProps;

/** A range of numbers on one track. */
export function RangeField({ value, onChange, ...props }: RangeFieldProps) {
  const { look, track } = splitProps(props);
  return (
    <FieldGroup {...look}>
      <SliderControl
        {...track}
        labelledBy={`${props.id}-label`}
        values={value}
        onChange={([from = value[0], to = value[1]]) => onChange([from, to])}
      />
    </FieldGroup>
  );
}

/** Separates the props of the field from those of its track. */
function splitProps<Props extends TrackProps>({
  min = 0,
  max = 100,
  step = 1,
  marks,
  format = String,
  disabled = false,
  ...look
}: Props) {
  return { look, track: { min, max, step, marks, format, disabled } };
}
