import type { NotificationKind } from '@praxis/contract/entities/notification';
import { dateFormat, formatMoney } from '@praxis/sdk/ui/page';

interface Reader {
  role: string;
  language: string;
  zone: string;
}

type Values = Readonly<Record<string, string>>;

/** Whom a notification is about, and when, how much or what it is: "Isaac Grant · Mon, Nov 23, 9:00 AM". */
export function notificationFacts(
  { kind, values }: { kind: NotificationKind; values: Values },
  reader: Reader,
): string {
  const isDoctorNamed = reader.role === 'patient' || reader.role === 'admin';
  const who = values['author'] ?? values['name'] ?? values[isDoctorNamed ? 'doctor' : 'patient'];
  const what =
    timeOf(values, reader) ??
    amountOf(values, reader) ??
    values['subject'] ??
    values['plan'] ??
    (kind === 'verificationDecided' ? values['reason'] : undefined);
  return [who, what].filter(Boolean).join(' · ');
}

/** In the reader's zone, which is named where the practice has another. */
function timeOf(values: Values, { language, zone }: Reader): string | undefined {
  const { startAt, timeZone } = values;
  if (!startAt) return undefined;
  return dateFormat(language, {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: zone,
    ...(timeZone && timeZone !== zone ? { timeZoneName: 'short' } : {}),
  }).format(new Date(startAt));
}

function amountOf(values: Values, { language }: Reader): string | undefined {
  const { amountMinor, currency } = values;
  return amountMinor && currency
    ? formatMoney({ amountMinor: Number(amountMinor), currency }, language)
    : undefined;
}
