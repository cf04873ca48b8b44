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
  /** Values for the message: files, versions. */
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

  /** Creates the fault of an invalid entry in the deployment's files. */
  static ofEntry(remote: string, fault: DeploymentFault): RemoteFault {
    return new RemoteFault(remote, 'misconfigured', { cause: fault });
  }
}

/**
 * Converts any error to the reason that the card shows: a script that timed out, failed to load, or
 * failed while it ran. Unknown errors count as broken app code.
 */
export function toRemoteFault(remote: string, error: unknown): RemoteFault {
  return error instanceof RemoteFault
    ? error
    : new RemoteFault(remote, reasonOf(error), { cause: error });
}

/** RUNTIME-001 and RUNTIME-008 are the federation runtime's codes for an entry that cannot be fetched. */
function reasonOf(error: unknown): RemoteFaultReason {
  if (!(error instanceof Error)) return 'broken';
  // Webpack's error for a chunk that timed out.
  if (error.name === 'ChunkLoadError' && /\(timeout[:)]/.test(error.message)) return 'slow';
  const isFetching =
    error.name === 'ChunkLoadError' ||
    /RUNTIME-00[18]|Loading (?:CSS )?chunk|Failed to fetch/.test(error.message);
  return isFetching ? 'unreachable' : 'broken';
}
