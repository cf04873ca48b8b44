import { createHash } from 'node:crypto';

/** Headers of every response from every origin. */
const commonHeaders = { 'X-Content-Type-Options': 'nosniff' };

/** Headers of the shell's files. */
export const shellHeaders = commonHeaders;

/**
 * Headers of the shell's page, in addition to its policy: it must not be framed and uses no
 * devices. They have no effect on scripts and styles, of which a page has fifty.
 */
export const documentHeaders = {
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Frame-Options': 'DENY',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
};

/** Headers of a role app: its files are public, and the shell loads them from another origin. */
export const remoteHeaders = {
  ...commonHeaders,
  'Access-Control-Allow-Origin': '*',
  'Cross-Origin-Resource-Policy': 'cross-origin',
};

/**
 * Hashes of the inline scripts of a document, in the format of a policy.
 * @param {string} document
 */
export function inlineScriptHashes(document) {
  const texts = [...document.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)]
    .map(([, text = '']) => text)
    .filter((text) => text.trim() !== '');
  return [...new Set(texts)].map(
    (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  );
}

/**
 * The shell's content security policy: code is loaded only from the shell and the listed role apps,
 * text is never evaluated, and data is sent only to them and the back end.
 * @param {{ document: string, remoteOrigins: readonly string[], backEnd?: string, errorReports?: string }} parts
 *   `errorReports`: origin that errors are reported to
 */
export function contentSecurityPolicy({ document, remoteOrigins, backEnd, errorReports = '' }) {
  const remotes = remoteOrigins.join(' ');
  const api = backEnd ?? '';
  const directives = [
    `default-src 'self'`,
    `script-src 'self' ${inlineScriptHashes(document).join(' ')} ${remotes}`,
    // antd inserts style elements at run time.
    `style-src 'self' 'unsafe-inline' ${remotes}`,
    `img-src 'self' data: blob: ${remotes} ${api}`,
    `font-src 'self' data: ${remotes}`,
    `connect-src 'self' ${remotes} ${api} ${errorReports}`,
    `object-src 'none'`,
    `base-uri 'self'`,
    `form-action 'self'`,
    `frame-ancestors 'none'`,
    `require-trusted-types-for 'script'`,
    // The page's own default policy, the sanitizer's, and the editor's for pasted content.
    `trusted-types default dompurify ProseMirrorClipboard`,
  ];
  return directives.map((directive) => directive.replace(/\s+/g, ' ').trim()).join('; ');
}
