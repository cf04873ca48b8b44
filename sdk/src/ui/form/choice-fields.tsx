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
  /** Explanation in a second line; shown by radio buttons. */
  help?: ReactNode;
  disabled?: boolean;
  /** Option group of a select; the choices of a group must be consecutive. */
  group?: string;
}

interface ToggleProps extends FieldBinding<boolean>, Pick<FieldLook, 'help' | 'className'> {
  /** Label next to the control. */
  label: ReactNode;
  disabled?: boolean;
}

/** Checkbox. */
export function CheckboxField(props: ToggleProps) {
  return <Toggle {...props} look="box" />;
}

/** Switch, for a setting that takes effect immediately. */
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
  /** Shows each choice as a card, with its help text. */
  cards?: boolean;
}

/** Radio group, for a few choices. */
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
              // The error summary links to the first choice.
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

/** The browser's own select: small, and native on phones. For a long list to search in, use `SelectField`. */
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
          {groupChoices(choices).map(({ group, members }) => {
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

/** Groups consecutive choices of the same option group. */
function groupChoices(choices: readonly Choice[]) {
  const groups: { group: string | undefined; members: Choice[] }[] = [];
  for (const choice of choices) {
    const last = groups.at(-1);
    if (last && last.group === choice.group) last.members.push(choice);
    else groups.push({ group: choice.group, members: [choice] });
  }
  return groups;
}
