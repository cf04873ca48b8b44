import { useLayoutEffect, useRef } from 'react';
import { classNames } from '../class-names';
import styles from './html.module.css';
import { sanitizedFragment } from './sanitize';

export interface HtmlProps {
  /** As it came: it is sanitized here. */
  html: string;
  /** A text to read rather than to look up: larger, in lines of about 70 characters. */
  reading?: boolean;
  className?: string;
}

/**
 * HTML of a message, an article, a description. Scripts, styles, forms, frames and pictures of
 * other servers are left out; links open in a tab of their own, which learns nothing of this one.
 */
export function Html({ html, reading = false, className }: HtmlProps) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    place.current?.replaceChildren(sanitizedFragment(html));
  }, [html]);
  return (
    <div
      ref={place}
      className={classNames(styles['prose'], reading && styles['reading'], className)}
    />
  );
}
