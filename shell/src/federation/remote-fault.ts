import type { DeploymentFault } from '../boot/deployment-fault';

/** Why a role app cannot be shown. */
export type RemoteFaultReason =
  | 'unreachable'
  | 'missing'
  | 'slow'
  | 'broken'
  | 'changed'
  | 'incompatible'
  | 'notGranted'
  | 'misconfigured';

interface Options extends ErrorOptions {
  /** What the text of the reason names: files, versions. */
  details?: Readonly<Record<string, string>>;
}

export class RemoteFault extends Error {
  readonly details: Readonly<Record<string, string>>;

  constructor(
    readonly remote: string,
    readonly reason: RemoteFaultReason,
    { details = {}, ...options }: Options = {},
  ) {
    super([`Role app "${remote}" is ${reason}.`, ...Object.values(details)].join(' '), options);
    this.name = 'RemoteFault';
    this.details = details;
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
