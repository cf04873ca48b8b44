import type { ReactNode } from 'react';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { classNames } from '../class-names';
import { Icon } from '../components/icon';
import { useUiText } from '../text/use-ui-text';
import boxStyles from '../components/checkbox.module.css';
import styles from './choice-fields.module.css';
import { describedBy, Field, type FieldLook } from './field';
import fieldStyles from './field.module.css';
import type { FieldBinding } from './use-form';

export interface Choice<Value extends string = string> {
  value: Value;
  label: string;
  /** A second line: what the choice means. Radios show it. */
  help?: ReactNode;
  disabled?: boolean;
  /** The group of a select's choices that it stands in; those of one group follow each other. */
  group?: string;
}

interface ToggleProps extends FieldBinding<boolean>, Pick<FieldLook, 'help' | 'className'> {
  /** Stands beside the box: what is agreed to. */
  label: ReactNode;
  disabled?: boolean;
}

/** A box to tick. */
export function CheckboxField(props: ToggleProps) {
  return <Toggle {...props} look="box" />;
}

/** A setting that is on or off at once. */
export function SwitchField(props: ToggleProps) {
  return <Toggle {...props} look="switch" />;
}

function Toggle({
  id,
  name,
  value,
  onChange,
  onBlur,
  error,
  label,
  help,
  disabled,
  className,
  look,
}: ToggleProps & { look: 'box' | 'switch' }) {
  return (
    <div className={classNames(styles['toggle'], className)}>
      <label htmlFor={id} className={styles['line']}>
        <input
          {...describedBy(id, error, help)}
          id={id}
          name={name}
          type="checkbox"
          role={look === 'switch' ? 'switch' : undefined}
          className={look === 'box' ? boxStyles['box'] : styles['switch']}
          checked={value}
          disabled={disabled}
          onChange={(event) => onChange(event.target.checked)}
          onBlur={onBlur}
        />
        <span data-label="">{label}</span>
      </label>
      {error ? (
        <p id={`${id}-error`} className={fieldStyles['error']}>
          {error}
        </p>
      ) : (
        help !== undefined && (
          <p id={`${id}-help`} className={classNames(fieldStyles['help'], styles[`${look}Help`])}>
            {help}
          </p>
        )
      )}
    </div>
  );
}

export interface RadioFieldProps<Value extends string> extends FieldBinding<Value>, FieldLook {
  choices: readonly Choice<Value>[];
  /** Each choice in a frame of its own, with its second line. */
  cards?: boolean;
}

/** One of a few choices, all of them in sight. */
export function RadioField<Value extends string>({
  id,
  name,
  value,
  onChange,
  onBlur,
  error,
  choices,
  cards = false,
  ...look
}: RadioFieldProps<Value>) {
  return (
    <Field {...look} id={id} error={error} group asks="choose">
      <div
        role="radiogroup"
        aria-labelledby={`${id}-label`}
        {...describedBy(id, error, look.help)}
        className={classNames(styles['choices'], cards && styles['cards'])}
      >
        {choices.map((choice, index) => (
          <label key={choice.value} className={styles[cards ? 'choiceCard' : 'line']}>
            <input
              type="radio"
              // The summary's link leads to the first choice.
              id={index === 0 ? id : `${id}-${choice.value}`}
              name={name}
              className={styles['radio']}
              checked={choice.value === value}
              disabled={choice.disabled}
              onChange={() => onChange(choice.value)}
              onBlur={onBlur}
            />
            <span>
              <span className={classNames(cards && styles['choiceTitle'])}>{choice.label}</span>
              {choice.help !== undefined && (
                <span className={styles['choiceHelp']}>{choice.help}</span>
              )}
            </span>
          </label>
        ))}
      </div>
    </Field>
  );
}

export interface NativeSelectFieldProps<Value extends string>
  extends FieldBinding<Value | ''>, FieldLook {
  choices: readonly Choice<Value>[];
  placeholder?: string;
  disabled?: boolean;
  autoComplete?: string;
}

/** One of a short list, with the browser's own list: light, and at home on a phone. Long lists that are searched take `SelectField`. */
export function NativeSelectField<Value extends string>({
  label,
  help,
  optional,
  hideLabel,
  className,
  error,
  choices,
  placeholder,
  value,
  onChange,
  ...select
}: NativeSelectFieldProps<Value>) {
  const text = useUiText();
  return (
    <Field {...{ id: select.id, label, help, optional, hideLabel, className, error }} asks="choose">
      <div className={fieldStyles['selectBox']}>
        <select
          {...select}
          {...describedBy(select.id, error, help)}
          required={!optional}
          className={classNames(fieldStyles['control'], fieldStyles['select'])}
          value={value}
          onChange={(event) => onChange(event.target.value as Value | '')}
        >
          {(value === '' || optional) && (
            <option value="">{placeholder ?? text('select.choose')}</option>
          )}
          {grouped(choices).map(({ group, members }) => {
            const options = members.map((choice) => (
              <option key={choice.value} value={choice.value} disabled={choice.disabled}>
                {choice.label}
              </option>
            ));
            return group === undefined ? (
              options
            ) : (
              <optgroup key={group} label={group}>
                {options}
              </optgroup>
            );
          })}
        </select>
        <Icon of={ChevronDown} size={16} />
      </div>
    </Field>
  );
}

/** Choices that follow each other in one group, together. */
function grouped(choices: readonly Choice[]) {
  const groups: { group: string | undefined; members: Choice[] }[] = [];
  for (const choice of choices) {
    const last = groups.at(-1);
    if (last && last.group === choice.group) last.members.push(choice);
    else groups.push({ group: choice.group, members: [choice] });
  }
  return groups;
}
