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

/**
 * Any error, as the reason that the card names: a script that did not come in time, or not at all, or one
 * that failed while it ran. What is not ours broke inside the app.
 */
export function toRemoteFault(remote: string, error: unknown): RemoteFault {
  return error instanceof RemoteFault
    ? error
    : new RemoteFault(remote, reasonOf(error), { cause: error });
}

/** RUNTIME-001 and RUNTIME-008 are the federation runtime's codes for an entry that cannot be fetched. */
function reasonOf(error: unknown): RemoteFaultReason {
  if (!(error instanceof Error)) return 'broken';
  // As webpack names a chunk that it has waited for long enough.
  if (error.name === 'ChunkLoadError' && /\(timeout[:)]/.test(error.message)) return 'slow';
  const isFetching =
    error.name === 'ChunkLoadError' ||
    /RUNTIME-00[18]|Loading (?:CSS )?chunk|Failed to fetch/.test(error.message);
  return isFetching ? 'unreachable' : 'broken';
}
