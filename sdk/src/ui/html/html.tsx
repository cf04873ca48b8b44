import { useLayoutEffect, useRef } from 'react';
import { classNames } from '../class-names';
import styles from './html.module.css';
import { sanitizedFragment } from './sanitize';

export interface HtmlProps {
  /** Untrusted HTML, sanitized by this component. */
  html: string;
  /** Typography for longer reading: larger, with lines of about 70 characters. */
  reading?: boolean;
  className?: string;
}

/**
 * Renders the HTML of a message, an article or a description. Removes scripts, styles, forms, frames and
 * remote images; links open in a new tab, with `noopener` and `noreferrer`.
 */
export function Html({ html, reading = false, className }: HtmlProps) {
  const container = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    container.current?.replaceChildren(sanitizedFragment(html));
  }, [html]);
  return (
    <div
      ref={container}
      className={classNames(styles['prose'], reading && styles['reading'], className)}
    />
  );
}
