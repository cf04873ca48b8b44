import type { Role } from '@praxis/contract';
import * as z from '@praxis/contract/schema';
import { fetchDeploymentFile } from './early';
import { parseDeploymentFile } from './deployment-file';
import { isListedOrigin } from './listed-origin';

/** Repeated here: importing them would load the contract's code before the configuration is read. */
const roles: { readonly [Name in Role]: Name } = {
  admin: 'admin',
  doctor: 'doctor',
  patient: 'patient',
  teamMember: 'teamMember',
};

/** A one-click sign-in with the sample data, in addition to those of every deployment. */
const sampleAccount = z.object({
  email: z.string(),
  password: z.string(),
  role: z.enum(roles),
  fullName: z.string(),
});

export type SampleAccount = z.infer<typeof sampleAccount>;

const configSchema = z.object({
  /** `simulated`, or the address of the API: a URL, or a path on the page's own origin. */
  backEnd: z.union([
    z.literal('simulated'),
    z.url(),
    // Two slashes would name another host.
    z.string().check(z.regex(/^\/(?![/\\])/)),
  ]),
  /** Origins that role apps may be loaded from, in addition to the shell's own. */
  remoteOrigins: z.array(z.string()),
  /** Origins that a user may load an app from, in one browser and after confirming it. */
  overrideOrigins: z.optional(z.array(z.string())),
  /** Where faults are reported; the console by default. */
  errorReports: z.optional(z.union([z.url(), z.string().check(z.regex(/^\/(?!\/)/))])),
  /** Sample accounts of role apps. Invalid ones are ignored. */
  sampleAccounts: z.catch(z.optional(z.array(sampleAccount)), undefined),
});

export type Config = z.infer<typeof configSchema>;

/** @throws {DeploymentFault} */
export async function loadConfig(): Promise<Config> {
  return parseDeploymentFile(
    '/config.json',
    await fetchDeploymentFile('/config.json'),
    configSchema,
  );
}

/** Whether code may be loaded from an address. */
export function isAllowedOrigin(config: Config, address: URL): boolean {
  return isListedOrigin(address, [window.location.origin, ...config.remoteOrigins]);
}
