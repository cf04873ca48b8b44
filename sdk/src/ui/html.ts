/** Renders untrusted HTML, sanitized so that it cannot run scripts, load files or submit forms. */
export { Html, type HtmlProps } from './html/html';
export { sanitizeHtml } from './html/sanitize';
