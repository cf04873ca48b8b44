import type { Role } from '@praxis/contract';
import * as z from '@praxis/contract/schema';
import { readEarly } from './early';
import { readDeploymentFile } from './deployment-file';
import { isListedOrigin } from './listed-origin';

/** Said here again, each of them: this is read before any code of the contract is there. */
const roles: { readonly [Name in Role]: Name } = {
  admin: 'admin',
  doctor: 'doctor',
  patient: 'patient',
  teamMember: 'teamMember',
};

/** Somebody of the sample data whom one click signs in, beside those that every deployment has. */
const sampleAccount = z.object({
  email: z.string(),
  password: z.string(),
  role: z.enum(roles),
  fullName: z.string(),
});

export type SampleAccount = z.infer<typeof sampleAccount>;

const configSchema = z.object({
  /** `simulated`, or the address of the API: of another origin, or a path of the page's own. */
  backEnd: z.union([
    z.literal('simulated'),
    z.url(),
    // Two slashes would name another computer.
    z.string().check(z.regex(/^\/(?![/\\])/)),
  ]),
  /** Origins that role apps may be loaded from, beside the shell's own. */
  remoteOrigins: z.array(z.string()),
  /** Origins that somebody may take an app from, for one browser and after being asked. */
  overrideOrigins: z.optional(z.array(z.string())),
  /** Where faults are reported; left out: to the console. */
  errorReports: z.optional(z.union([z.url(), z.string().check(z.regex(/^\/(?!\/)/))])),
  /** Sample accounts that role apps have for themselves. Nothing stops for them. */
  sampleAccounts: z.catch(z.optional(z.array(sampleAccount)), undefined),
});

export type Config = z.infer<typeof configSchema>;

/** @throws {DeploymentFault} */
export async function loadConfig(): Promise<Config> {
  return readDeploymentFile('/config.json', await readEarly('/config.json'), configSchema);
}

/** Whether code may be loaded from an address. */
export function isAllowedOrigin(config: Config, address: URL): boolean {
  return isListedOrigin(address, [window.location.origin, ...config.remoteOrigins]);
}
