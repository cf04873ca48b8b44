import Check from 'lucide-react/icons/check';
import Minus from 'lucide-react/icons/minus';
import { useMemo } from 'react';
import { useTranslation } from '@praxis/sdk';
import { Icon, VisuallyHidden } from '@praxis/sdk/ui';
import { DataTable, type Column } from '@praxis/sdk/ui/list';
import { usePhone } from '@praxis/sdk/ui/page';
import { rights, type Right } from './rights';
import styles from './rights-table.module.css';

interface Props<Thing extends string> {
  label: string;
  /** Heading of the first column. */
  title: string;
  things: readonly Thing[];
  /** Must be stable: rows render again when it changes. */
  nameOf(thing: Thing): string;
  isGranted(thing: Thing, right: Right): boolean;
}

/** Permissions by subject: a table, or on a phone a list of each subject's granted permissions. */
export function RightsTable<Thing extends string>(props: Props<Thing>) {
  return usePhone() ? <RightsList {...props} /> : <WideTable {...props} />;
}

function WideTable<Thing extends string>({
  label,
  title,
  things,
  nameOf,
  isGranted,
}: Props<Thing>) {
  const { t } = useTranslation('demo');
  const columns = useMemo<Column<Thing>[]>(
    () => [
      { key: 'thing', title, cell: nameOf },
      ...rights.map((right) => ({
        key: right,
        title: t(`rights.${right}`),
        // Equal columns, whatever the length of their headings.
        width: '17%',
        cell: (thing: Thing) => <RightMark granted={isGranted(thing, right)} />,
      })),
    ],
    [t, title, nameOf, isGranted],
  );
  return <DataTable label={label} columns={columns} rows={things} rowKey={(thing) => thing} />;
}

/** Whether a permission is granted, as an icon. */
function RightMark({ granted }: { granted: boolean }) {
  const { t } = useTranslation('demo');
  return (
    <span className={granted ? styles.granted : styles.denied}>
      <Icon of={granted ? Check : Minus} />
      <VisuallyHidden>{t(`rights.${granted ? 'allowed' : 'denied'}`)}</VisuallyHidden>
    </span>
  );
}

function RightsList<Thing extends string>({ label, things, nameOf, isGranted }: Props<Thing>) {
  const { t } = useTranslation('demo');
  const permissionsText = (thing: Thing) => {
    const granted = rights.filter((right) => isGranted(thing, right));
    if (granted.length === 0) return t('rights.none');
    if (granted.length === rights.length) return t('rights.all');
    return granted.map((right) => t(`rights.${right}`)).join(', ');
  };
  return (
    <dl aria-label={label} className={styles.list}>
      {things.map((thing) => (
        <div key={thing}>
          <dt>{nameOf(thing)}</dt>
          <dd data-none={rights.every((right) => !isGranted(thing, right))}>
            {permissionsText(thing)}
          </dd>
        </div>
      ))}
    </dl>
  );
}
