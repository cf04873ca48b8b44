import type { Email, EmailDraft } from '@praxis/contract/demo/email';

import { sanitizeHtml } from '@praxis/sdk/ui/html';

export interface Recipient {
  name: string;
  email: string;
}

/** The lines of recipients. */
export type Line = 'to' | 'cc' | 'bcc';

/** What is being written. */
export interface Content {
  to: readonly Recipient[];
  cc: readonly Recipient[];
  bcc: readonly Recipient[];
  /** Recipients as far as they are typed: no chips yet. */
  typed: Readonly<Record<Line, string>>;
  subject: string;
  message: string;
  attachments: EmailDraft['attachments'];
}

/** What the address's `compose` asks for: `new`, a draft by its id, or an answer to an email. */
export type Source =
  { mode: 'new'; to?: string } | { mode: 'draft' | 'reply' | 'replyAll' | 'forward'; id: number };

/** @param to whom a new email is to, where that is known */
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
  /** Who writes. */
  me: string;
  /** Above what is handed on: from whom, when, what about. */
  forwarded: string;
}

/** How a draft, an answer or what is handed on begins. */
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
  // An answer to what one wrote oneself goes to those it was for.
  const mine = from.email === me;
  const others = to.filter((one) => one.email !== me);
  const all = source.mode === 'replyAll';
  return {
    ...noContent,
    to: mine ? to : [{ name: from.name, email: from.email }, ...(all ? others : [])],
    cc: all ? cc.filter((one) => one !== me).map(bare) : [],
    subject: withPrefix('Re: ', subject),
  };
}

/** What a draft says so far. */
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

/** As the back end takes it. */
export function draftOf(
  content: Content,
  names: Pick<EmailDraft, 'id' | 'inReplyTo' | 'time'>,
): EmailDraft {
  const { subject, message, attachments } = content;
  const addresses = (line: Line) => recipientsOf(content, line).map(({ email }) => email);
  return {
    ...names,
    to: recipientsOf(content, 'to'),
    cc: addresses('cc'),
    bcc: addresses('bcc'),
    subject,
    message,
    attachments,
  };
}

/** The chips of a line, and what is typed behind them. */
const recipientsOf = (content: Content, line: Line): Recipient[] =>
  withTyped(content[line], content.typed[line]);

/** Each address once. */
export function withTyped(value: readonly Recipient[], typed: string): Recipient[] {
  const all = [...value];
  for (const found of recipientsIn(typed))
    if (!all.some(({ email }) => email === found.email)) all.push(found);
  return all;
}

const address = /^[^\s@<>,;]+@[^\s@<>,;]+\.[^\s@<>,;.]{2,}$/;

export const isAddress = (text: string): boolean => address.test(text);

/**
 * As far as the next recipient: what separates them stands outside of quotes and <…>. A comma does
 * not where no address precedes it: `Doe, John <…>`, as Outlook copies it, is one.
 */
const piece =
  /[^,;\n"<@]+(?:,[^,;\n"<@]+)+<[^<>]*(?:>|$)|(?:"(?:\\.|[^"])*(?:"|$)|<[^>]*(?:>|$)|[^,;\n"<])+/g;

/** Whether one recipient ends in it; at a comma behind an address only, as `Doe, John <…>` is typed too. */
export const isEnded = (typed: string): boolean =>
  /[;\n]|@,/.test(typed.replaceAll(piece, (one) => (one.includes('@') ? '@' : '')));

/** `Ada Lovelace <ada@example.com>`, or the address alone; several with commas between. */
export function recipientsIn(typed: string): Recipient[] {
  return (typed.match(piece) ?? [])
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
