/**
 * Runs inline in `index.html`, before anything is loaded: the skin and the language without a
 * flash, and every file that this page will need, asked for together instead of one after another.
 * It decides nothing: the boot reads and checks the same things again.
 *
 * Self-contained: the build puts it into the page and fills in `__FILES__`.
 */
{
  type ByName = Record<string, string[] | undefined>;
  type Files = Record<'home' | 'signIn' | 'app' | 'simulation', string[]> & {
    texts: ByName;
    /** Of the pages that need no session. */
    publicTexts: ByName;
    /** Of the simulated back end, by the role that lands. */
    landings: ByName;
    /** Of each module that the shell gives to role apps. */
    shared: ByName;
  };
  interface Grant {
    manifest: string;
    realm: string;
    roles: string[];
  }
  interface Manifest {
    landing: string;
    pages: { paths: string[]; feature: string; code: string[]; shared: string[] }[];
    files: { entry: string; module: string[]; texts: Record<string, ByName | undefined> };
  }

  const files = '__FILES__' as unknown as Files;
  const root = document.documentElement;

  const stored = (storage: 'localStorage' | 'sessionStorage', key: string): string | null => {
    try {
      return window[storage].getItem(key);
    } catch {
      return null; // Blocked storage: the defaults.
    }
  };
  const parse = <T>(text: string | null): T | null => {
    try {
      return JSON.parse(text ?? 'null') as T;
    } catch {
      return null;
    }
  };
  const preload = (addresses: string[]) => {
    for (const href of addresses) {
      const link = document.createElement('link');
      const style = href.endsWith('.css');
      link.rel = style ? 'stylesheet' : 'preload';
      if (!style) link.as = 'script';
      link.href = href;
      // As webpack asks for it: a preload in another mode would be fetched twice.
      if (new URL(link.href).origin !== location.origin) link.crossOrigin = 'anonymous';
      document.head.append(link);
    }
  };
  const read = (address: string) =>
    fetch(address, { cache: 'no-cache' }).then(
      async (answer) => ({ status: answer.status, text: await answer.text() }),
      () => ({ status: 0, text: '' }),
    );

  root.dataset.skin = stored('localStorage', 'praxis.skin') === 'dark' ? 'dark' : 'light';
  const language = stored('localStorage', 'praxis.language') ?? '';
  root.lang = files.texts[language] ? language : 'en';

  const config = read('/config.json');
  const remotes = read('/remotes.json');
  const manifests: Record<string, ReturnType<typeof read>> = {};
  (window as unknown as { praxisEarly: unknown }).praxisEarly = { config, remotes, manifests };

  const session = parse<{ realm: string; userData: { role: string } }>(
    stored('sessionStorage', 'praxis.session') ?? stored('localStorage', 'praxis.session'),
  );
  preload(files.texts[root.lang] ?? []);
  if (session) preload(files.app);
  else if (location.pathname === '/')
    preload([...files.home, ...(files.publicTexts[root.lang] ?? [])]);
  else preload(files.signIn);

  if (session?.userData)
    void Promise.all([config, remotes]).then(async ([configAnswer, remotesAnswer]) => {
      const settings = parse<{ backEnd: unknown; remoteOrigins: string[] }>(configAnswer.text);
      if (settings?.backEnd === 'simulated')
        preload([...files.simulation, ...(files.landings[session.userData.role] ?? [])]);
      const grants = Object.values(parse<Record<string, Grant>>(remotesAnswer.text) ?? {});
      const own = grants.find(
        ({ realm, roles }) => realm === session.realm && roles.includes(session.userData.role),
      );
      if (!own) return;
      const address = new URL(own.manifest, location.href);
      if (!settings?.remoteOrigins.includes(address.origin) && address.origin !== location.origin)
        return;
      manifests[address.href] = read(address.href);
      const manifest = parse<Manifest>((await manifests[address.href])?.text ?? null);
      if (!manifest) return;
      const path = location.pathname === '/' ? manifest.landing : location.pathname;
      const found = manifest.pages.find(({ paths }) => paths.includes(path));
      const page = found ?? { feature: '', code: [], shared: [] };
      const { entry, module, texts } = manifest.files;
      const textsOf = (part: string) => texts[part]?.[root.lang] ?? [];
      preload(page.shared.flatMap((shared) => files.shared[shared] ?? []));
      preload(
        [
          entry,
          ...new Set([...module, ...page.code, ...textsOf('shared'), ...textsOf(page.feature)]),
        ].map((file) => new URL(file, address).href),
      );
    });
}
