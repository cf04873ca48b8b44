/** What the early script reads: the build tells it of the shell's files, the deployment of the rest. */
declare namespace Early {
  /** Files by their numbers in `names`. */
  type Numbers = number[];
  type Stage = 'signIn' | 'app' | 'network' | 'simulation' | 'practice' | 'temporal';
  type ByName<T> = Record<string, T | undefined>;
  interface Files extends Record<Stage, Numbers> {
    names: string[];
    /** Of the pages that need no session, and their texts. */
    public: ByName<Numbers>;
    publicTexts: ByName<Numbers>;
    texts: ByName<Numbers>;
    /** Of each module that the shell gives to role apps. */
    shared: ByName<Numbers>;
    /** What stands behind such a module, and comes once a page is at rest. */
    deferred: ByName<Numbers>;
    /** Of what draws a page, by what the page says of itself. */
    engines: ByName<Numbers>;
    /** Endpoints that such a module reads from. */
    asks: ByName<string[]>;
    /** When these have come, the next wave begins. */
    first: string[];
    frame: string[];
    font: FontFaceDescriptors & { family: string; file: string };
    /** Address of the worker that has the browser read its tables of dates. */
    dateTables: string;
    /** Address of what is known of the simulated back end: its files, by the endpoint that they answer. */
    data: string;
  }
  /** What `arrivals.ts` has put there before the early script runs. */
  interface Watching {
    praxisArrivals: {
      /** Addresses of the files that the page, or the early script, has asked for. */
      asked: Set<string>;
      addressOf(element: unknown): string;
      arrived(addresses: string[]): Promise<void>;
      received(addresses: string[]): Promise<void>;
    };
  }
  interface Grant {
    manifest: string;
    realm: string;
    roles: string[];
    areas?: string[];
    open?: string[];
    integrity?: string;
    canary?: { manifest: string; integrity?: string };
  }
  interface Rule {
    action: string;
    subject: string;
  }
  interface Session {
    realm: string;
    userData: { role: string; abilities?: Rule[] };
    accessToken?: string;
  }
  interface Page {
    access?: Rule;
    open?: true;
    paths: string[];
    feature: string;
    code: string[];
    shared: string[];
    asks: string[];
    first?: string;
    draws?: string;
  }
  interface Settings {
    backEnd: unknown;
    remoteOrigins: string[];
  }
  interface Manifest {
    landing: string;
    pages: Page[];
    files: { entry: string; module: string[]; texts: ByName<ByName<string[]>> };
    hashes?: ByName<string>;
  }
}
