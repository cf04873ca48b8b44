/** Types of what the early script reads: facts about the shell's files from the build, the rest from the deployment. */
declare namespace Early {
  /** Files, as indexes into `names`. */
  type Numbers = number[];
  type Stage = 'signIn' | 'app' | 'network' | 'simulation' | 'practice' | 'temporal';
  type ByName<T> = Record<string, T | undefined>;
  interface Files extends Record<Stage, Numbers> {
    names: string[];
    /** Files of the pages that need no session, and their texts. */
    public: ByName<Numbers>;
    publicTexts: ByName<Numbers>;
    texts: ByName<Numbers>;
    /** Files of each module that the shell shares with role apps. */
    shared: ByName<Numbers>;
    /** Files that such a module lazy-loads once the page is idle. */
    deferred: ByName<Numbers>;
    /** Files of the calendar and chart engines, by the page's `engine`. */
    engines: ByName<Numbers>;
    /** Endpoints that a shared module reads from. */
    reads: ByName<string[]>;
    /** The next wave starts when these have arrived. */
    first: string[];
    frame: string[];
    font: FontFaceDescriptors & { family: string; file: string };
    /** Address of the worker that preloads the browser's Intl data. */
    dateTables: string;
    /** Address of the JSON that maps endpoints to the files of the simulated back end that serve them. */
    data: string;
  }
  /** The global that `arrivals.ts` creates before the early script runs. */
  interface WindowWithArrivals {
    praxisArrivals: {
      /** Addresses of the files that the page or the early script has requested. */
      requested: Set<string>;
      addressOf(element: unknown): string;
      whenSettled(addresses: string[]): Promise<void>;
      whenDownloaded(addresses: string[]): Promise<void>;
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
    reads: string[];
    first?: string;
    engine?: string;
  }
  /** The fields of `/config.json` that matter here. */
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
