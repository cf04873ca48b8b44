import type { DeploymentFault } from '../boot/deployment-fault';

/** Why a role app cannot be shown. */
export type RemoteFaultReason =
  'unreachable' | 'missing' | 'slow' | 'broken' | 'incompatible' | 'misconfigured';

export class RemoteFault extends Error {
  constructor(
    readonly remote: string,
    readonly reason: RemoteFaultReason,
    options?: ErrorOptions,
  ) {
    super(`Role app "${remote}" is ${reason}.`, options);
    this.name = 'RemoteFault';
  }

  /** Its entry in the deployment's files is wrong. */
  static ofEntry(remote: string, fault: DeploymentFault): RemoteFault {
    return new RemoteFault(remote, 'misconfigured', { cause: fault });
  }
}

/** Any error, as the reason that the card names: what is not ours broke inside the app. */
export function toRemoteFault(remote: string, error: unknown): RemoteFault {
  return error instanceof RemoteFault ? error : new RemoteFault(remote, 'broken', { cause: error });
}
