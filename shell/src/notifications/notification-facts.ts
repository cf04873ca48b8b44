import type { NotificationKind } from '@praxis/contract/entities/notification';
import { inOneLine } from '@praxis/contract/rules/texts/one-line';
import { dateFormat, formatMoney, isForeignTime, isSameTime } from '@praxis/sdk/ui/page';

interface Reader {
  role: string;
  language: string;
  zone: string;
}

type Values = Readonly<Record<string, string>>;

interface NotificationContent {
  kind: NotificationKind;
  values: Values;
}

const decisions = ['verified', 'rejected', 'suspended', 'reinstated'] as const;

/** The text key of the title; distinguishes verification decisions, and lapsed proposals from requests. */
export function notificationTitle({ kind, values }: NotificationContent) {
  if (kind !== 'verificationDecided') {
    const isProposal = kind === 'appointmentLapsed' && values['proposedStartAt'];
    return `notifications.kinds.${isProposal ? 'proposalLapsed' : kind}` as const;
  }
  const shown = decisions.find((decision) => decision === values['decision']) ?? 'verified';
  return `notifications.verification.${shown}` as const;
}

/** Formats the person of a notification, and its time, amount or subject: "Isaac Grant · Mon, Nov 23, 9:00 AM". */
export function notificationFacts({ kind, values }: NotificationContent, reader: Reader): string {
  const isDoctorNamed = reader.role === 'patient' || reader.role === 'admin';
  const person = values['author'] ?? values['name'] ?? values[isDoctorNamed ? 'doctor' : 'patient'];
  const detail =
    timeOf(values, reader) ??
    amountOf(values, reader) ??
    values['subject'] ??
    values['plan'] ??
    (kind === 'verificationDecided' ? values['reason'] : undefined);
  return inOneLine([person, detail], ' · ');
}

/**
 * Formats the time in the reader's time zone, which is shown if the clock of the practice or of this
 * device differs. Values are arbitrary strings: invalid instants and amounts are omitted.
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
