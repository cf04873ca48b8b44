import { Alert } from '../components/alert';
import { useUiText } from '../text/use-ui-text';
import type { FormProps } from './form';
import styles from './form.module.css';
import { LabelOf } from './label-of';
import { fieldId } from './screen-order';

type ChangedMeanwhileProps = Pick<FormProps, 'form' | 'describe' | 'names'>;

/** What somebody else changed while the form was filled in, before and after. */
export function ChangedMeanwhile({ form, describe, names }: ChangedMeanwhileProps) {
  const text = useUiText();
  const changes = form.meanwhile.filter(({ path, now }) => describe?.(path, now) !== null);
  if (changes.length === 0) return null;
  return (
    <Alert kind="info" title={text('form.meanwhile')}>
      <p>{text('form.meanwhileText')}</p>
      <ul className={styles['faults']}>
        {changes.map(({ path, before, now }) => (
          <li key={path}>
            <LabelOf target={fieldId(form.id, path)} fallback={names?.[path]} />
            <Change
              before={describe?.(path, before) ?? plain(before)}
              now={describe?.(path, now) ?? plain(now)}
            />
          </li>
        ))}
      </ul>
    </Alert>
  );
}

/** Nothing where the field alone says enough: of a list, say. */
function Change({ before, now }: { before: string | undefined; now: string | undefined }) {
  return before === undefined || now === undefined ? null : (
    <>
      : {before} → {now}
    </>
  );
}

function plain(value: unknown): string | undefined {
  if (value === '' || value === null || value === undefined) return '–';
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
}
