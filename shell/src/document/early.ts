/**
 * Runs inline in `index.html`, before anything loads: sets skin and language without a flash, and
 * preloads every file that this page needs, in waves: frame and page, then the simulated back end,
 * then calendar and chart engines, which need data first, and the font. Requested all together, files
 * share the bandwidth, so that the first one to run arrives last; cached files are requested
 * immediately. It is only an optimization: the boot reads and validates the same things again.
 *
 * Self-contained except for `arrivals.ts`: the build inlines both and fills in `__FILES__`.
 */
{
  const files = '__FILES__' as unknown as Early.Files;
  const root = document.documentElement;

  const attempt = <T>(run: () => T): T | null => {
    try {
      return run();
    } catch {
      return null;
    }
  };
  /** Null also if storage is blocked: then the defaults apply. */
  const readStored = (storage: 'localStorage' | 'sessionStorage', key: string) =>
    attempt(() => window[storage].getItem(key));
  const parse = <T>(text: string | null) => attempt(() => JSON.parse(text ?? 'null') as T);
  const { praxisArrivals } = window as unknown as Early.WindowWithArrivals;
  const { requested, addressOf, whenSettled, whenDownloaded } = praxisArrivals;
  const request = (addresses: string[], create: (href: string, address: string) => HTMLElement) => {
    // With all code cached, the page may have requested a file before this script: it would run twice.
    for (const { src } of document.scripts) requested.add(src);
    const elements = addresses.flatMap((address) => {
      const { href } = new URL(address, location.href);
      return requested.has(href) ? [] : (requested.add(href), create(href, address));
    });
    document.head.append(...elements);
  };
  // Same CORS mode as webpack's script tags: a preload with another mode is downloaded twice.
  const modeOf = (href: string) => (href.startsWith(`${location.origin}/`) ? null : 'anonymous');
  const isStyle = (href: string) => href.endsWith('.css');
  /**
   * Creates an element that runs a file of the shell, which only defines modules. Webpack finds it by
   * the address as written: a stylesheet loaded again would override those of the app.
   */
  const createShellElement = (_href: string, address: string) =>
    isStyle(address)
      ? Object.assign(document.createElement('link'), { rel: 'stylesheet', href: address })
      : Object.assign(document.createElement('script'), {
          async: true,
          fetchPriority: 'high',
          src: address,
        });
  /**
   * Creates a preload for a file of a role app, which must not run before it is checked. A preload
   * without the integrity hash of the later request would be downloaded twice.
   */
  const createPreload = (href: string, integrity = '') =>
    Object.assign(document.createElement('link'), {
      rel: 'preload',
      as: isStyle(href) ? 'style' : 'script',
      crossOrigin: modeOf(href),
      integrity,
      href,
    });
  /** Resolves when all files are downloaded, or have failed. */
  const whenReceived = (list: string[]) => Promise.race([whenDownloaded(list), whenSettled(list)]);
  const firstReceived = whenReceived(files.first);
  const isFromCache = (address: string) =>
    performance
      .getEntriesByName(new URL(address, location.href).href)
      .every((entry) => (entry as PerformanceResourceTiming).transferSize === 0);
  // What an earlier visit cached of this build: the font and the first files; once the app was used, also
  // the frame and the simulated back end. Cached files need no waves.
  const [build, part] = (readStored('localStorage', 'praxis.kept') ?? '').split(' ');
  const isRemembered = build === files.first[0];
  const isSimulationRemembered = isRemembered && part === 'simulation';
  /** False if the browser has evicted the first files since: then this visit needs waves as well. */
  const isBuildCached = firstReceived.then(() => isRemembered && files.first.every(isFromCache));
  const isSimulationCached = isBuildCached.then((is) => is && isSimulationRemembered);
  const namesOf = (numbers: Early.Numbers = []) =>
    numbers.map((number) => files.names[number] ?? '');
  const requestShellFiles = (...lists: (Early.Numbers | undefined)[]) =>
    request(lists.flatMap(namesOf), createShellElement);
  /** Paths of the files that the page or this script has requested so far. */
  const requestedPaths = () =>
    [...document.querySelectorAll('link[rel="preload"], link[rel="stylesheet"], script[src]')].map(
      (element) => new URL(addressOf(element)).pathname,
    );
  let remembersSimulation = isSimulationRemembered;
  /** Remembers for later visits that the first files, or the simulated back end and the frame, are cached. */
  const rememberCached = (part?: 'simulation') => {
    remembersSimulation ||= part === 'simulation';
    const text = `${files.first[0]}${remembersSimulation ? ' simulation' : ''}`;
    if (readStored('localStorage', 'praxis.kept') !== text)
      attempt(() => localStorage.setItem('praxis.kept', text));
  };
  const whenAllSettled = async (requesting: Promise<void>) => {
    await requesting;
    let addresses: string[];
    // Loaded files may have requested more: look again until nothing new appears.
    do await whenSettled((addresses = requestedPaths()));
    while (requestedPaths().length > addresses.length);
  };
  /**
   * Loads the font when the network is idle, not with the first text as a CSS rule would; until then
   * a fallback font with the same metrics shows. A cached font loads before the first text layout.
   */
  const loadFont = async (requesting: Promise<void>) => {
    if (!(await isBuildCached)) await whenAllSettled(requesting).then(() => rememberCached());
    const { family, file, ...descriptors } = files.font;
    const face = new FontFace(family, `url(${file})`, descriptors);
    document.fonts.add(await face.load());
  };
  const fetchText = (address: string, options?: RequestInit) =>
    fetch(address, { cache: 'no-cache', ...options }).then(
      async (response) => ({ status: response.status, text: await response.text() }),
      () => ({ status: 0, text: '' }),
    );
  /** Finds the page at a path: `/plans/new` takes precedence over `/plans/:id`. */
  const findPage = ({ pages }: Early.Manifest, path: string) => {
    const isMatch = (pattern: string) =>
      new RegExp(`^${pattern.replace(/:\w+/g, '[^/]+')}/?$`).test(path);
    const exact = pages.find(({ paths }) => paths.includes(path));
    return exact ?? pages.find(({ paths }) => paths.some(isMatch));
  };

  root.dataset.skin = readStored('localStorage', 'praxis.skin') === 'dark' ? 'dark' : 'light';
  const language = readStored('localStorage', 'praxis.language') ?? '';
  root.lang = files.texts[language] ? language : 'en';

  const config = fetchText('/config.json');
  const remotes = fetchText('/remotes.json');
  const manifests: Record<string, ReturnType<typeof fetchText>> = {};
  const early = {
    config,
    remotes,
    manifests,
    requested,
    reads: files.reads,
    filesOf: (name: string) =>
      [files.shared, files.deferred, files.engines].flatMap((group) => namesOf(group[name])),
    first: undefined as unknown,
    isSimulationCached: false,
    rememberCached,
  };
  (window as unknown as { praxisEarly: unknown }).praxisEarly = early;
  void isSimulationCached.then((is) => (early.isSimulationCached = is));

  const storages = ['sessionStorage', 'localStorage'] as const;
  // A tab's own session takes precedence over the device's.
  const storage = storages.find((place) => readStored(place, 'praxis.session')) ?? 'localStorage';
  /** Read on every call, never cached: this closure outlives the session. */
  const readSession = () => parse<Early.Session>(readStored(storage, 'praxis.session'));
  /** False if the user may not see the page: another page shows instead, so its files are not needed. */
  const isAllowed = ({ access, open }: Early.Page) => {
    const abilities = readSession()?.userData.abilities;
    const matches = ({ action, subject }: Early.Rule) =>
      ['manage', access?.action].includes(action) && ['all', access?.subject].includes(subject);
    return !access || open || !abilities || abilities.some(matches);
  };
  const { pathname } = location;
  const publicPage = pathname.startsWith('/doctors/') ? 'doctor-page' : pathname.slice(1) || 'home';
  const isForEverybody = publicPage === 'doctor-page' || publicPage === 'join';

  /** Fetches a manifest with its required integrity hash, at most once. */
  const fetchManifest = (address: string, integrity = '') =>
    (manifests[`${address} ${integrity}`.trim()] ??= fetchText(address, { integrity }));
  const lastApp = readStored(storage, 'praxis.app')?.split(' ');
  /** The app version that this session used last; the registry decides later which version applies. */
  const versionOf = ({ canary, ...grant }: Early.Grant) =>
    canary && lastApp?.[0] === new URL(canary.manifest, location.href).href ? canary : grant;

  /** Collects what the page at this address needs, from its app's manifest. */
  const readNeeds = async (entry: Early.Grant, { remoteOrigins }: Early.Settings) => {
    const version = versionOf(entry);
    const address = new URL(version.manifest, location.href);
    if (!remoteOrigins.includes(address.origin) && address.origin !== location.origin) return;
    const { text } = await fetchManifest(address.href, version.integrity);
    const manifest = parse<Early.Manifest>(text);
    if (!manifest) return;
    const found = findPage(manifest, pathname === '/' ? manifest.landing : pathname);
    const page = found && isAllowed(found) ? found : undefined;
    const { entry: entryFile, module, texts } = manifest.files;
    const textsOf = (part: string) => texts[part]?.[root.lang] ?? [];
    const code = page ? [...page.code, ...textsOf(page.feature)] : [];
    const shared = page?.shared ?? [];
    // A list requests a single record only when its drawer opens, which has its own address.
    const isList = page !== undefined && page.paths.length > 1 && page.paths.includes(pathname);
    const isPlain = [page?.paths[0], '/'].includes(pathname) && !location.search;
    return {
      first: isPlain ? page?.first : undefined,
      shared: shared.flatMap((name) => namesOf(files.shared[name])),
      engine: page?.engine && files.engines[page.engine],
      hashes: Object.fromEntries(
        [entryFile, ...module, ...textsOf('shared'), ...code].map((file) => [
          new URL(file, address).href,
          manifest.hashes?.[file],
        ]),
      ),
      reads: [
        ...(page?.reads.filter((line) => !(isList && line.endsWith('/:id'))) ?? []),
        ...shared.flatMap((name) => files.reads[name] ?? []),
      ],
    };
  };
  /** Requests the page's first data from an API. The response is used only for the same user. */
  const requestFirstData = ({ backEnd }: Early.Settings, first: string, token: string) => {
    const address = `${backEnd}`.replace(/\/$/, '') + first;
    const language = root.lang;
    const headers = { Authorization: `Bearer ${token}`, 'Accept-Language': language };
    const answer = fetchText(address, { cache: 'no-store', headers });
    early.first = { address, token, language, at: Date.now(), response: answer };
  };
  const readGrants = async () =>
    Object.values(parse<Record<string, Early.Grant>>((await remotes).text) ?? {});
  const isWithin = (prefix: string) => `${pathname}/`.startsWith(prefix.replace(/(.)\/*$/, '$1/'));
  /** The app that this address belongs to, as in the registry: the one with the longest matching area. */
  const findOwner = (grants: Early.Grant[]) =>
    grants
      .flatMap((grant) => grant.areas?.filter(isWithin).map((area) => ({ grant, area })) ?? [])
      .sort((one, other) => other.area.length - one.area.length)[0]?.grant;
  /** Whether this address belongs to a page of the app that is open without signing in. */
  const isOpen = (grant?: Early.Grant) => grant?.open?.some(isWithin);
  const isGranted = ({ realm, roles }: Early.Grant) => {
    const session = readSession();
    return realm === session?.realm && roles.includes(session.userData.role);
  };
  const requestSimulation = (realm: string | undefined) =>
    requestShellFiles(
      files.network,
      files.simulation,
      'Temporal' in window ? [] : files.temporal,
      realm === 'practice' ? files.practice : [],
    );
  const fetchSimulatedReads = () => fetchText(files.data, { cache: 'default' });
  const requestApp = async () => {
    // While the first files are still in flight: waiting for them would leave the network idle.
    const frame = Promise.race([config, firstReceived]).then(() => requestShellFiles(files.app));
    const reads = isSimulationRemembered ? fetchSimulatedReads() : undefined;
    void frame.then(async () => {
      if (await isSimulationCached) requestSimulation(readSession()?.realm);
    });
    const settings = parse<Early.Settings>((await config).text);
    if (!settings) return frame;
    const grants = await readGrants();
    const owner = findOwner(grants);
    const entry = owner && (isOpen(owner) || isGranted(owner)) ? owner : grants.find(isGranted);
    // An app address that the user has overridden must be validated before anything loads from it.
    const isOverridden = storages.some((place) => readStored(place, 'praxis.override'));
    const reading = entry && !isOverridden ? readNeeds(entry, settings).catch(() => null) : null;
    const simulated = settings.backEnd === 'simulated' && (reads ?? fetchSimulatedReads());
    await frame;
    const page = await reading;
    if (page) {
      request(page.shared, createShellElement);
      request(Object.keys(page.hashes), (href) => createPreload(href, page.hashes[href]));
    }
    if (simulated) {
      const appFiles = Object.keys(page?.hashes ?? {}).map((href) => new URL(href).pathname);
      // Of the frame's files only `files.frame`: waiting for the largest would take too long.
      const shared = page?.shared.filter((file) => !namesOf(files.app).includes(file)) ?? [];
      if (!(await isSimulationCached)) await whenReceived([...files.frame, ...shared, ...appFiles]);
      requestSimulation(entry?.realm);
      const filesByRead = parse<Early.ByName<string[]>>((await simulated).text) ?? {};
      const dataFiles = page?.reads.flatMap((line) => filesByRead[line] ?? []) ?? [];
      request(dataFiles, createShellElement);
      // The engine is large, and not needed before there is data to draw.
      if (page?.engine) await whenSettled(dataFiles);
    } else {
      const token = readSession()?.accessToken;
      const first = page?.first ?? '';
      // Must start with a path segment, so that a manifest cannot change the host of the API's address.
      if (entry && isGranted(entry) && token && /^\/\w/.test(first))
        requestFirstData(settings, first, token);
      else requestShellFiles(files.network);
    }
    if (page?.engine) requestShellFiles(page.engine);
  };

  const requestSignIn = () => {
    // A tab opened from the product is about to receive a session, and shows no sign-in page.
    if (!document.referrer.startsWith(`${location.origin}/`)) requestShellFiles(files.signIn);
  };

  const opensApp = readSession()?.userData && !isForEverybody;
  // This session will likely use its last app again: fetch its manifest without waiting for the
  // grants. It is the last response that the page waits for, so it comes before all cached files.
  if (opensApp && lastApp?.[0]) void fetchManifest(lastApp[0], lastApp[1]);
  requestShellFiles(files.texts[root.lang]);
  const requestPage = async () => {
    const shown = files.public[publicPage];
    if (opensApp) await requestApp();
    else if (shown) requestShellFiles(shown, files.publicTexts[root.lang]);
    else if (publicPage !== 'sign-in' && isOpen(findOwner(await readGrants()))) await requestApp();
    else requestSignIn();
  };
  // Errors are ignored: the code that needs a missing file requests it again and reports the error.
  loadFont(requestPage().catch(() => {})).catch(() => {});
  // Now, because a page with cached files has no idle moment for it; but starting a thread is slow.
  if ('Worker' in window) new Worker(files.dateTables, { name: root.lang });
}
