/** HTML that somebody else wrote, shown without what would run, load or send anything. */
export { Html, type HtmlProps } from './html/html';
export { sanitizeHtml } from './html/sanitize';
