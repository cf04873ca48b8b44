import { Skeleton } from '../components/skeleton';
import { lazyComponent } from '../lazy/lazy-component';
import { FieldGroup, type GroupField } from './field-group';
import type { SliderControlProps } from './slider-control';

const SliderControl = lazyComponent<SliderControlProps>(
  () => import(/* webpackChunkName: "extension-slider" */ './slider-control'),
  <Skeleton height={32} />,
);

interface TrackProps {
  /** The smallest value; 0 by default. */
  min?: number;
  /** The largest value; 100 by default. */
  max?: number;
  /** Distance between two values; 1 by default. */
  step?: number;
  /** Words under the track, by value. */
  marks?: Readonly<Record<number, string>>;
  /** A value with its unit, as it is shown and read out. */
  format?(value: number): string;
  /** It shows its value and takes no other. */
  disabled?: boolean;
}

export type SliderFieldProps = GroupField<number> & TrackProps;

/** A number that matters roughly: dragged, or moved with the arrow keys. */
export function SliderField({ value, onChange, ...props }: SliderFieldProps) {
  const { look, track } = split(props);
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

/** From one number to another, on one track. */
export function RangeField({ value, onChange, ...props }: RangeFieldProps) {
  const { look, track } = split(props);
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

/** What the field takes, and what the track in it does. */
function split<Props extends TrackProps>({
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
