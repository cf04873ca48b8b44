import { parse } from 'sugar-high/core';
import { tokenize } from 'sugar-high/lang/typescript';
import { ErrorState, Loading } from '@praxis/sdk/ui';
import type { Example } from '../kit';
import styles from './code-view.module.css';
import { useLoaded } from './use-loaded';

interface CodeViewProps extends Pick<Example, 'source'> {
  /** Title of the example, for screen readers. */
  label: string;
}

/** Source code of an example with syntax highlighting. */
export default function CodeView({ source, label }: CodeViewProps) {
  const { content, failure } = useLoaded(label, source);
  if (failure) return <ErrorState {...failure} />;
  if (content === null) return <Loading shape="text" count={5} />;
  return (
    <figure className={styles['view']} aria-label={label}>
      <pre className={styles['code']} lang="en" translate="no">
        <code>
          {parse(content.trimEnd(), { tokenize }).lines.map(({ index, tokens }) => (
            <span key={index}>
              {tokens.map(({ type, value }, at) => (
                <span key={at} className={styles[type]}>
                  {value}
                </span>
              ))}
              {'\n'}
            </span>
          ))}
        </code>
      </pre>
    </figure>
  );
}
