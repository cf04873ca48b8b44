import type { NotificationKind } from '@praxis/contract/entities/notification';
import { inOneLine } from '@praxis/contract/rules/texts/one-line';
import { dateFormat, formatMoney, isForeignTime, isSameTime } from '@praxis/sdk/ui/page';

interface Reader {
  role: string;
  language: string;
  zone: string;
}

type Values = Readonly<Record<string, string>>;

interface News {
  kind: NotificationKind;
  values: Values;
}

const decisions = ['verified', 'rejected', 'suspended', 'reinstated'] as const;

/** The text that says what happened. Of a verification it says how it was decided, of what lapsed whether it was a proposal. */
export function notificationTitle({ kind, values }: News) {
  if (kind !== 'verificationDecided') {
    const isProposal = kind === 'appointmentLapsed' && values['proposedStartAt'];
    return `notifications.kinds.${isProposal ? 'proposalLapsed' : kind}` as const;
  }
  const shown = decisions.find((decision) => decision === values['decision']) ?? 'verified';
  return `notifications.verification.${shown}` as const;
}

/** Whom a notification is about, and when, how much or what it is: "Isaac Grant · Mon, Nov 23, 9:00 AM". */
export function notificationFacts({ kind, values }: News, reader: Reader): string {
  const isDoctorNamed = reader.role === 'patient' || reader.role === 'admin';
  const who = values['author'] ?? values['name'] ?? values[isDoctorNamed ? 'doctor' : 'patient'];
  const what =
    timeOf(values, reader) ??
    amountOf(values, reader) ??
    values['subject'] ??
    values['plan'] ??
    (kind === 'verificationDecided' ? values['reason'] : undefined);
  return inOneLine([who, what], ' · ');
}

/**
 * In the reader's zone, which is named where the practice's clock or this device's shows another time.
 * The contract has any texts as values: one that is no instant, or no sum, is left out, and the
 * notifications show.
 */
function timeOf(values: Values, { language, zone }: Reader): string | undefined {
  const { startAt, timeZone } = values;
  const at = Date.parse(startAt ?? '');
  if (Number.isNaN(at)) return undefined;
  const isElsewhere = timeZone !== undefined && !isSameTime(at, zone, timeZone);
  return dateFormat(language, {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: zone,
    ...(isElsewhere || isForeignTime(zone, at) ? { timeZoneName: 'short' } : {}),
  }).format(at);
}

function amountOf(values: Values, { language }: Reader): string | undefined {
  const { amountMinor = '', currency = '' } = values;
  return /^-?\d+$/.test(amountMinor) && /^[A-Z]{3}$/.test(currency)
    ? formatMoney({ amountMinor: Number(amountMinor), currency }, language)
    : undefined;
}
