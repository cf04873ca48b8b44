import Mentions from 'antd/es/mentions';
import { AntdScope } from '../antd/antd-scope';

interface Mentioned {
  value: string;
  label: string;
}

export interface MentionsControlProps {
  id: string;
  described: object;
  failed: boolean;
  placeholder: string | undefined;
  none: string;
  disabled: boolean;
  people: readonly Mentioned[];
  value: string;
  onChange(value: string): void;
  onBlur(): void;
}

/** A text area with mentions, based on antd's. */
export default function MentionsControl({
  described,
  failed,
  none,
  people,
  ...control
}: MentionsControlProps) {
  return (
    <AntdScope>
      <Mentions
        {...control}
        {...described}
        rows={3}
        status={failed ? 'error' : undefined}
        notFoundContent={none}
        options={people.map(({ value, label }) => ({ value, label, key: value }))}
        filterOption={(typed, { value }) =>
          people.some((one) => one.value === value && matches(one, typed))
        }
      />
    </AntdScope>
  );
}

const matches = ({ value, label }: Mentioned, typed: string) =>
  `${label} ${value}`.toLowerCase().includes(typed.toLowerCase());
