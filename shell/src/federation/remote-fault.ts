/** Why a role app cannot be shown. */
export type RemoteFaultReason = 'unreachable' | 'missing' | 'slow' | 'broken' | 'incompatible';

export class RemoteFault extends Error {
  constructor(
    readonly remote: string,
    readonly reason: RemoteFaultReason,
    options?: ErrorOptions,
  ) {
    super(`Role app "${remote}" is ${reason}.`, options);
    this.name = 'RemoteFault';
  }
}

/** Any error, as the reason that the card names: what is not ours broke inside the app. */
export function toRemoteFault(remote: string, error: unknown): RemoteFault {
  return error instanceof RemoteFault ? error : new RemoteFault(remote, 'broken', { cause: error });
}
