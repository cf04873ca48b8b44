import type { Email, EmailDraft } from '@praxis/contract/demo/email';
import { textLimits } from '@praxis/contract/demo/fields';

import { sanitizeHtml } from '@praxis/sdk/ui/html';

export interface Recipient {
  name: string;
  email: string;
}

/** Recipient fields. */
export type Line = 'to' | 'cc' | 'bcc';

/** Content of the compose window. */
export interface Content {
  to: readonly Recipient[];
  cc: readonly Recipient[];
  bcc: readonly Recipient[];
  /** Text of each recipient field that is not a chip yet. */
  typed: Readonly<Record<Line, string>>;
  subject: string;
  message: string;
  attachments: EmailDraft['attachments'];
}

/** Meaning of the address's `compose` parameter: `new`, a draft's id, or a reply to an email. */
export type Source =
  { mode: 'new'; to?: string } | { mode: 'draft' | 'reply' | 'replyAll' | 'forward'; id: number };

/**
 * Parses the `compose` parameter.
 * @param to recipient of a new email, if known
 */
export function sourceOf(compose: string, to?: string): Source | null {
  if (compose === 'new') return { mode: 'new', to };
  const found = /^(?:(reply|replyAll|forward)-)?(\d+)$/.exec(compose);
  if (!found) return null;
  const mode = found[1] as 'reply' | 'replyAll' | 'forward' | undefined;
  return { mode: mode ?? 'draft', id: Number(found[2]) };
}

export const noContent: Content = {
  to: [],
  cc: [],
  bcc: [],
  typed: { to: '', cc: '', bcc: '' },
  subject: '',
  message: '',
  attachments: [],
};

export const newContent = (to?: string): Content => ({ ...noContent, to: to ? [bare(to)] : [] });

const bare = (email: string): Recipient => ({ name: '', email });

interface Words {
  /** The user's own address. */
  me: string;
  /** Header of a forwarded email: sender, date and subject. */
  forwarded: string;
}

/** Initial content of a draft, a reply or a forwarded email. */
export function contentOf(source: Source, email: Email, { me, forwarded }: Words): Content {
  if (source.mode === 'draft') return contentOfDraft(email);
  const { from, to, cc, subject, message } = email;
  if (source.mode === 'forward')
    return {
      ...noContent,
      subject: withPrefix('Fwd: ', subject),
      message: `<p></p><blockquote><p>${escape(forwarded)}</p>${sanitizeHtml(message)}</blockquote>`,
      attachments: filesOf(email),
    };
  // A reply to one's own email goes to its recipients.
  const isOwn = from.email === me;
  const others = to.filter((one) => one.email !== me);
  const all = source.mode === 'replyAll';
  return {
    ...noContent,
    to: isOwn ? to : [{ name: from.name, email: from.email }, ...(all ? others : [])],
    cc: all ? cc.filter((one) => one !== me).map(bare) : [],
    subject: withPrefix('Re: ', subject),
  };
}

/** Content of a stored draft. */
export const contentOfDraft = (email: Email): Content => ({
  ...noContent,
  to: email.to,
  cc: email.cc.map(bare),
  bcc: email.bcc.map(bare),
  subject: email.subject,
  message: email.message,
  attachments: filesOf(email),
});

const filesOf = ({ attachments }: Email): Content['attachments'] =>
  attachments.map(({ fileName, url, size }) => ({ fileName, url, size }));

const withPrefix = (prefix: string, subject: string): string =>
  subject.toLowerCase().startsWith(prefix.toLowerCase().trim()) ? subject : `${prefix}${subject}`;

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

export const isEmpty = (content: Content): boolean =>
  content.attachments.length === 0 &&
  (['to', 'cc', 'bcc'] as const).every((line) => recipientsOf(content, line).length === 0) &&
  content.subject.trim() === '' &&
  content.message === '';

/** Converts the content to the request's format. */
export function draftOf(
  content: Content,
  ids: Pick<EmailDraft, 'id' | 'inReplyTo' | 'time'>,
): EmailDraft {
  const { subject, message, attachments } = content;
  const addresses = (line: Line) => recipientsOf(content, line).map(({ email }) => email);
  return {
    ...ids,
    to: recipientsOf(content, 'to'),
    cc: addresses('cc'),
    bcc: addresses('bcc'),
    subject,
    message,
    attachments,
  };
}

/** A field's chips, and the recipients typed after them. */
const recipientsOf = (content: Content, line: Line): Recipient[] =>
  addTyped(content[line], content.typed[line]);

/** Adds the typed recipients to the chips, each address once. */
export function addTyped(value: readonly Recipient[], typed: string): Recipient[] {
  const all = [...value];
  for (const found of recipientsIn(typed))
    if (!all.some(({ email }) => email === found.email)) all.push(found);
  return all;
}

const address = /^[^\s@<>,;]+@[^\s@<>,;]+\.[^\s@<>,;.]{2,}$/;

export const isAddress = (text: string): boolean =>
  text.length <= textLimits.email && address.test(text);

/**
 * Matches up to the next recipient: separators inside quotes and <…> don't count, nor does a comma
 * that no address precedes: `Doe, John <…>`, as Outlook copies it, is one recipient.
 */
const recipientPattern =
  /[^,;\n"<@]+(?:,[^,;\n"<@]+)+<[^<>]*(?:>|$)|(?:"(?:\\.|[^"])*(?:"|$)|<[^>]*(?:>|$)|[^,;\n"<])+/g;

/**
 * Whether the text completes a recipient. A comma does so only after an address, since `Doe, John
 * <…>` may be typed.
 */
export const endsRecipient = (typed: string): boolean =>
  /[;\n]|@,/.test(typed.replaceAll(recipientPattern, (one) => (one.includes('@') ? '@' : '')));

/** Parses `Ada Lovelace <ada@example.com>` or a bare address; several are separated by commas. */
export function recipientsIn(typed: string): Recipient[] {
  return (typed.match(recipientPattern) ?? [])
    .map((one) => one.trim())
    .filter(Boolean)
    .map((one) => {
      const named = /^([^<]*)<([^<>]+)>$/.exec(one);
      return named
        ? { name: unquoted((named[1] ?? '').trim()), email: (named[2] ?? '').trim() }
        : bare(one);
    });
}

const unquoted = (name: string): string =>
  name.replace(/^"(.*)"$/, (_, quoted: string) => quoted.replaceAll(/\\(.)/g, '$1'));
