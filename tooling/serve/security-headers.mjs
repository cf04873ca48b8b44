import { createHash } from 'node:crypto';

/** Sent with every answer of every origin. */
const everywhere = { 'X-Content-Type-Options': 'nosniff' };

/** The shell's files'. */
export const shellHeaders = everywhere;

/**
 * The shell's page's, besides its policy: nobody may frame it, and it asks for no device. They say
 * nothing of a script or a style, and a page has fifty of these.
 */
export const documentHeaders = {
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Frame-Options': 'DENY',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
};

/** A role app's: its files are public, and the shell reads them from another origin. */
export const remoteHeaders = {
  ...everywhere,
  'Access-Control-Allow-Origin': '*',
  'Cross-Origin-Resource-Policy': 'cross-origin',
};

/**
 * The hashes of the scripts that are written in a document, as a policy names them.
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
 * The shell's content security policy: code comes from the shell and the listed role apps alone,
 * nothing is evaluated from text, and data goes to them and the back end alone.
 * @param {{ document: string, remoteOrigins: readonly string[], backEnd?: string, errorReports?: string }} parts
 *   `errorReports`: origin that faults are reported to
 */
export function contentSecurityPolicy({ document, remoteOrigins, backEnd, errorReports = '' }) {
  const remotes = remoteOrigins.join(' ');
  const api = backEnd ?? '';
  const directives = [
    `default-src 'self'`,
    `script-src 'self' ${inlineScriptHashes(document).join(' ')} ${remotes}`,
    // antd writes its styles into the document while it runs.
    `style-src 'self' 'unsafe-inline' ${remotes}`,
    `img-src 'self' data: blob: ${remotes} ${api}`,
    `font-src 'self' data: ${remotes}`,
    `connect-src 'self' ${remotes} ${api} ${errorReports}`,
    `object-src 'none'`,
    `base-uri 'self'`,
    `form-action 'self'`,
    `frame-ancestors 'none'`,
    `require-trusted-types-for 'script'`,
    // Ours, which the page begins with; the sanitizer's; and the editor's, for what is pasted.
    `trusted-types default dompurify ProseMirrorClipboard`,
  ];
  return directives.map((directive) => directive.replace(/\s+/g, ' ').trim()).join('; ');
}
