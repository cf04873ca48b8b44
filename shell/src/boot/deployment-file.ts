import type * as z from '@praxis/contract/schema';
import { DeploymentFault } from './deployment-fault';
import type { EarlyResponse } from './early';

/**
 * Parses a JSON file of the deployment and validates its schema.
 * @throws {DeploymentFault} that names the file and the path of the error
 */
export function parseDeploymentFile<S extends z.ZodMiniType>(
  file: string,
  response: EarlyResponse,
  schema: S,
): z.output<S> {
  // 404: the operator has forgotten the file. Otherwise a retry may help.
  if (response.status !== 200)
    throw new DeploymentFault(file, response.status === 404 ? 'missing' : 'unreachable');
  let value: unknown;
  try {
    value = JSON.parse(response.text);
  } catch {
    throw new DeploymentFault(file, 'notJson');
  }
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  throw new DeploymentFault(file, 'wrongEntry', parsed.error.issues[0]?.path.join('.'));
}
