import { Skeleton } from '../components/skeleton';
import { lazyComponent } from '../lazy/lazy-component';
import { FieldGroup, type GroupField } from './field-group';
import type { RateControlProps } from './rate-control';

const RateControl = lazyComponent<RateControlProps>(
  () => import(/* webpackChunkName: "extension-rate" */ './rate-control'),
  <Skeleton height={28} width={140} />,
);

export type RateFieldProps = GroupField<number> & {
  /** Number of stars; 5 by default. */
  count?: number;
  /** Shows the value but does not allow changes. */
  disabled?: boolean;
};

/** A rating in stars; 0 means not rated. */
export function RateField({ value, onChange, count = 5, disabled, ...look }: RateFieldProps) {
  return (
    <FieldGroup {...look} asks="choose">
      <RateControl
        labelledBy={`${look.id}-label`}
        count={count}
        disabled={disabled ?? false}
        value={value}
        onChange={onChange}
      />
    </FieldGroup>
  );
}
