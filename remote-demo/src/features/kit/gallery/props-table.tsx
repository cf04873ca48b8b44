import { useMemo } from 'react';
import { useTranslation } from '@praxis/sdk';
import { VisuallyHidden } from '@praxis/sdk/ui';
import { DataTable, type Column } from '@praxis/sdk/ui/list';
import type { ComponentFacts } from '../kit';
import styles from './api-card.module.css';
import { WithCode } from './with-code';

type Prop = ComponentFacts['props'][number];

/** Props of a component from its types, required ones first. */
export function PropsTable({ name, facts }: { name: string; facts: ComponentFacts }) {
  const { t } = useTranslation('demo');
  const { text, element, props } = facts;
  const rows = useMemo(
    () => [...props].sort((a, b) => Number(b.required) - Number(a.required)),
    [props],
  );
  const columns = useMemo<Column<Prop>[]>(
    () => [
      {
        key: 'name',
        title: t('kit.props.name'),
        width: '20%',
        cell: (prop) => (
          <>
            <code className={styles['name']}>{prop.name}</code>
            {prop.required && (
              <span className={styles['required']}>
                <span aria-hidden>*</span>
                <VisuallyHidden>{t('kit.props.required')}</VisuallyHidden>
              </span>
            )}
          </>
        ),
      },
      {
        key: 'type',
        title: t('kit.props.type'),
        width: '28%',
        freeText: true,
        cell: (prop) => <code className={styles['type']}>{prop.type}</code>,
      },
      {
        key: 'default',
        title: t('kit.props.default'),
        width: '14%',
        cell: ({ fallback }) =>
          fallback === undefined ? '–' : <code className={styles['type']}>{fallback}</code>,
      },
      {
        key: 'text',
        title: t('kit.props.text'),
        freeText: true,
        cell: (prop) => <span lang="en">{prop.text ? <WithCode text={prop.text} /> : '–'}</span>,
      },
    ],
    [t],
  );
  return (
    <>
      <p className={styles['text']} lang="en">
        <WithCode text={text} />
      </p>
      <DataTable
        label={t('kit.props.of', { name })}
        columns={columns}
        rows={rows}
        rowKey={nameOf}
      />
      {element !== undefined && (
        <p className={styles['text']}>
          {element === '' ? t('kit.props.anyElement') : t('kit.props.element', { element })}
        </p>
      )}
    </>
  );
}

const nameOf = ({ name }: Prop) => name;
