import { useMemo } from 'react';
import { useTranslation } from '@praxis/sdk';
import { DataTable, type Column } from '@praxis/sdk/ui/list';
import { usePhone } from '@praxis/sdk/ui/page';
import { RightMark } from './right-mark';
import { rights, type Right } from './rights';
import styles from './rights-table.module.css';

interface Props<Thing extends string> {
  label: string;
  /** What the column of the things is called. */
  title: string;
  things: readonly Thing[];
  /** Made once: the rows render anew where it is another. */
  nameOf(thing: Thing): string;
  isGranted(thing: Thing, right: Right): boolean;
}

/** Rights by thing: as a table, and on a phone as a line for each thing with what is granted. */
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
        cell: (thing: Thing) => <RightMark granted={isGranted(thing, right)} />,
      })),
    ],
    [t, title, nameOf, isGranted],
  );
  return <DataTable label={label} columns={columns} rows={things} rowKey={(thing) => thing} />;
}

function RightsList<Thing extends string>({ label, things, nameOf, isGranted }: Props<Thing>) {
  const { t } = useTranslation('demo');
  const words = (thing: Thing) => {
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
          <dd data-none={rights.every((right) => !isGranted(thing, right))}>{words(thing)}</dd>
        </div>
      ))}
    </dl>
  );
}
