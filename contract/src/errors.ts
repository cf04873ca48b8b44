/** Every error code of `/api/v1` with its HTTP status (docs/domain.md#rules-and-errors). */
export const errorStatus = {
  validation_failed: 422,
  duration_invalid: 422,
  slot_not_offered: 422,
  lead_time: 422,
  too_far_ahead: 422,
  slot_taken: 409,
  patient_overlap: 409,
  too_many_requests_open: 409,
  cancel_window_closed: 409,
  allowance_used: 409,
  membership_unpaid: 409,
  vacation_conflicts: 409,
  vacation_overlap: 409,
  vacation_range: 422,
  already_subscribed: 409,
  plan_full: 409,
  plan_in_use: 409,
  price_range: 422,
  guardian_required: 422,
  refund_too_large: 422,
  charge_disputed: 409,
  payout_minimum: 422,
  insufficient_balance: 409,
  card_number_invalid: 422,
  card_expired: 422,
  card_cvc_invalid: 422,
  card_declined: 402,
  card_in_use: 409,
  password_weak: 422,
  code_invalid: 422,
  code_expired: 410,
  too_many_attempts: 429,
  credentials_invalid: 401,
  transition_not_allowed: 409,
  version_conflict: 412,
  version_required: 428,
  idempotency_mismatch: 422,
  invitation_expired: 410,
  already_invited: 409,
  already_member: 409,
  account_inactive: 403,
  unauthenticated: 401,
  forbidden: 403,
  not_found: 404,
} as const;

export type ErrorCode = keyof typeof errorStatus;

/** Body of every error response of `/api/v1`. `fields` has error codes by field. */
export interface ApiError {
  error: {
    code: ErrorCode;
    message: string;
    fields?: Record<string, string[]>;
    requestId: string;
    /**
     * Details for resolving the error, such as the ids of conflicting appointments; `reason` distinguishes
     * errors with the same code.
     */
    details?: Record<string, unknown>;
  };
}

/** A violated rule: thrown by the contract's rules, sent by a back end as an `ApiError`. */
export class RuleError extends Error {
  readonly status: number;

  constructor(
    readonly code: ErrorCode,
    message: string = code,
    readonly fields?: Record<string, string[]>,
    readonly details?: Record<string, unknown>,
  ) {
    super(message);
    this.name = 'RuleError';
    this.status = errorStatus[code];
  }
}
