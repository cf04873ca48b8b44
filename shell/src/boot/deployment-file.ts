import type * as z from '@praxis/contract/schema';
import { DeploymentFault } from './deployment-fault';
import type { EarlyAnswer } from './early';

/**
 * Reads a JSON file of the deployment and checks its shape.
 * @throws {DeploymentFault} that names the file and the place of the fault
 */
export function readDeploymentFile<S extends z.ZodMiniType>(
  file: string,
  answer: EarlyAnswer,
  schema: S,
): z.output<S> {
  // Where it is not to be had, whoever runs the deployment has forgotten it; else a visitor may try again.
  if (answer.status !== 200)
    throw new DeploymentFault(file, answer.status === 404 ? 'missing' : 'unreachable');
  let value: unknown;
  try {
    value = JSON.parse(answer.text);
  } catch {
    throw new DeploymentFault(file, 'notJson');
  }
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  throw new DeploymentFault(file, 'wrongEntry', parsed.error.issues[0]?.path.join('.'));
}
