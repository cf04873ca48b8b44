/**
 * Runs inline in `index.html`, before anything is loaded: the skin and the language without a
 * flash, and every file that this page will need, asked for ahead of the code that needs it, in waves:
 * what draws the frame and the page, then the simulated back end, then what draws calendars and charts,
 * for it waits for their data, and the font. Files asked for all at once share the line, so that the
 * first to run arrives last; those that an earlier visit brought need no line, and are asked for at once.
 * It decides nothing: the boot reads and checks the same things again.
 *
 * Self-contained but for `arrivals.ts` before it: the build puts both into the page, and fills in `__FILES__`.
 */
{
  const files = '__FILES__' as unknown as Early.Files;
  const root = document.documentElement;

  const attempt = <T>(act: () => T): T | null => {
    try {
      return act();
    } catch {
      return null;
    }
  };
  /** Null also where storage is blocked: then the defaults hold. */
  const stored = (storage: 'localStorage' | 'sessionStorage', key: string) =>
    attempt(() => window[storage].getItem(key));
  const parse = <T>(text: string | null) => attempt(() => JSON.parse(text ?? 'null') as T);
  const { asked, addressOf, arrived, received } = (window as unknown as Early.Watching)
    .praxisArrivals;
  const ask = (addresses: string[], elementOf: (href: string, address: string) => HTMLElement) => {
    // With all code in the browser's cache the page may have asked before: a file would run twice.
    for (const { src } of document.scripts) asked.add(src);
    const elements = addresses.flatMap((address) => {
      const { href } = new URL(address, location.href);
      return asked.has(href) ? [] : (asked.add(href), elementOf(href, address));
    });
    document.head.append(...elements);
  };
  // As webpack asks for a file of another origin: a preload in another mode would be fetched twice.
  const modeOf = (href: string) => (href.startsWith(`${location.origin}/`) ? null : 'anonymous');
  const isStyle = (href: string) => href.endsWith('.css');
  /**
   * A file of the shell's own runs where it is asked for: it brings modules and runs none of them.
   * Webpack then finds it there by its address as it is written, and does not ask for it again: a
   * style that came twice would come after those of the app, and win over them.
   */
  const ownOf = (_href: string, address: string) =>
    isStyle(address)
      ? Object.assign(document.createElement('link'), { rel: 'stylesheet', href: address })
      : Object.assign(document.createElement('script'), {
          async: true,
          fetchPriority: 'high',
          src: address,
        });
  /**
   * Of a role app nothing runs before it was checked. Its hash goes with it: what is fetched without
   * one is fetched again by whoever needs it with one.
   */
  const preloadOf = (href: string, integrity = '') =>
    Object.assign(document.createElement('link'), {
      rel: 'preload',
      as: isStyle(href) ? 'style' : 'script',
      crossOrigin: modeOf(href),
      integrity,
      href,
    });
  /** When their bytes are there, or never will be. */
  const came = (addresses: string[]) => Promise.race([received(addresses), arrived(addresses)]);
  const firstCame = came(files.first);
  const isFromCache = (address: string) =>
    performance
      .getEntriesByName(new URL(address, location.href).href)
      .every((entry) => (entry as PerformanceResourceTiming).transferSize === 0);
  /**
   * What an earlier visit brought of this build: the font and the first files; once the app was in use, the
   * frame and the simulated back end as well. They share no line then, and none waits for another.
   */
  const [notedBuild, notedPart] = (stored('localStorage', 'praxis.kept') ?? '').split(' ');
  const isNoted = notedBuild === files.first[0];
  const isSimulationNoted = isNoted && notedPart === 'simulation';
  /** A browser may have let go of files since: then the first ones come over the line as well. */
  const isKept = firstCame.then(() => isNoted && files.first.every(isFromCache));
  const isSimulationKept = isKept.then((is) => is && isSimulationNoted);
  const namesOf = (numbers: Early.Numbers = []) =>
    numbers.map((number) => files.names[number] ?? '');
  const askOwn = (...lists: (Early.Numbers | undefined)[]) => ask(lists.flatMap(namesOf), ownOf);
  /** The files that the page, or this script, has asked for so far. */
  const askedFor = () =>
    [...document.querySelectorAll('link[rel="preload"], link[rel="stylesheet"], script[src]')].map(
      (element) => new URL(addressOf(element)).pathname,
    );
  let keepsSimulation = isSimulationNoted;
  /** Remembers for later visits that the first files have come, and the simulated back end with the frame. */
  const keep = (part?: 'simulation') => {
    keepsSimulation ||= part === 'simulation';
    const text = `${files.first[0]}${keepsSimulation ? ' simulation' : ''}`;
    if (stored('localStorage', 'praxis.kept') !== text)
      attempt(() => localStorage.setItem('praxis.kept', text));
  };
  const onceAllCame = async (asking: Promise<void>) => {
    await asking;
    let addresses: string[];
    // Looked up once all of them are there, not as each comes; what came may have asked for more.
    do await arrived((addresses = askedFor()));
    while (askedFor().length > addresses.length);
  };
  /**
   * The font comes when the line is free, not with the first text as by a rule of CSS; until then a
   * stand-in of the same measures shows. One that is kept comes before text is laid out without it.
   */
  const loadFont = async (asking: Promise<void>) => {
    if (!(await isKept)) await onceAllCame(asking).then(() => keep());
    const { family, file, ...descriptors } = files.font;
    const face = new FontFace(family, `url(${file})`, descriptors);
    document.fonts.add(await face.load());
  };
  const read = (address: string, options?: RequestInit) =>
    fetch(address, { cache: 'no-cache', ...options }).then(
      async (answer) => ({ status: answer.status, text: await answer.text() }),
      () => ({ status: 0, text: '' }),
    );
  /** The page at an address: `/plans/new` goes before `/plans/:id`. */
  const pageAt = ({ pages }: Early.Manifest, path: string) => {
    const fits = (pattern: string) =>
      new RegExp(`^${pattern.replace(/:\w+/g, '[^/]+')}/?$`).test(path);
    return (
      pages.find(({ paths }) => paths.includes(path)) ?? pages.find(({ paths }) => paths.some(fits))
    );
  };

  root.dataset.skin = stored('localStorage', 'praxis.skin') === 'dark' ? 'dark' : 'light';
  const language = stored('localStorage', 'praxis.language') ?? '';
  root.lang = files.texts[language] ? language : 'en';

  const config = read('/config.json');
  const remotes = read('/remotes.json');
  // A page has no idle moment for it once its files are in the browser's cache.
  if ('Worker' in window) new Worker(files.dateTables, { name: root.lang });
  const manifests: Record<string, ReturnType<typeof read>> = {};
  const early = {
    config,
    remotes,
    manifests,
    asked,
    asks: files.asks,
    filesOf: (name: string) =>
      [files.shared, files.deferred, files.engines].flatMap((of) => namesOf(of[name])),
    first: undefined as unknown,
    kept: false,
    keep,
  };
  (window as unknown as { praxisEarly: unknown }).praxisEarly = early;
  void isSimulationKept.then((is) => (early.kept = is));

  const places = ['sessionStorage', 'localStorage'] as const;
  // A tab of its own session wins over the device's.
  const home = stored('sessionStorage', 'praxis.session') ? 'sessionStorage' : 'localStorage';
  /** Read each time and held by nothing: what is left of this script outlasts the session. */
  const readSession = () => parse<Early.Session>(stored(home, 'praxis.session'));
  /** Whether a page is theirs to see: else another shows in its place, and its files come for nothing. */
  const isAllowed = ({ access, open }: Early.Page) => {
    const abilities = readSession()?.userData.abilities;
    const fits = ({ action, subject }: Early.Rule) =>
      ['manage', access?.action].includes(action) && ['all', access?.subject].includes(subject);
    return !access || open || !abilities || abilities.some(fits);
  };
  const { pathname } = location;
  const place = pathname.startsWith('/doctors/') ? 'doctor-page' : pathname.slice(1) || 'home';
  const isForEverybody = place === 'doctor-page' || place === 'join';

  /** A manifest, and the hash that it must have: asked for once. */
  const readManifest = (address: string, integrity = '') =>
    (manifests[`${address} ${integrity}`.trim()] ??= read(address, { integrity }));
  const last = stored(home, 'praxis.app')?.split(' ');
  /** The version of an app that this session had last: whose it is, is decided later. */
  const versionOf = ({ canary, ...grant }: Early.Grant) =>
    canary && last?.[0] === new URL(canary.manifest, location.href).href ? canary : grant;

  /** What the page at this address needs, by its app's manifest. */
  const readPage = async (entry: Early.Grant, { remoteOrigins }: Early.Settings) => {
    const version = versionOf(entry);
    const address = new URL(version.manifest, location.href);
    if (!remoteOrigins.includes(address.origin) && address.origin !== location.origin) return;
    const { text } = await readManifest(address.href, version.integrity);
    const manifest = parse<Early.Manifest>(text);
    if (!manifest) return;
    const found = pageAt(manifest, pathname === '/' ? manifest.landing : pathname);
    const page = found && isAllowed(found) ? found : undefined;
    const { entry: first, module, texts } = manifest.files;
    const textsOf = (part: string) => texts[part]?.[root.lang] ?? [];
    const code = page ? [...page.code, ...textsOf(page.feature)] : [];
    const shared = page?.shared ?? [];
    // A list asks for one of its records when its drawer is opened, at an address of its own.
    const isList = page !== undefined && page.paths.length > 1 && page.paths.includes(pathname);
    const isPlain = [page?.paths[0], '/'].includes(pathname) && !location.search;
    return {
      first: isPlain ? page?.first : undefined,
      shared: shared.flatMap((name) => namesOf(files.shared[name])),
      engine: page?.draws && files.engines[page.draws],
      own: Object.fromEntries(
        [first, ...module, ...textsOf('shared'), ...code].map((file) => [
          new URL(file, address).href,
          manifest.hashes?.[file],
        ]),
      ),
      asks: [
        ...(page?.asks.filter((line) => !(isList && line.endsWith('/:id'))) ?? []),
        ...shared.flatMap((name) => files.asks[name] ?? []),
      ],
    };
  };
  /** Asks an API for what the page shows first. The answer is for whoever asks as the same person. */
  const askFirst = ({ backEnd }: Early.Settings, first: string, token: string) => {
    const address = `${backEnd}`.replace(/\/$/, '') + first;
    const language = root.lang;
    const headers = { Authorization: `Bearer ${token}`, 'Accept-Language': language };
    const answer = read(address, { cache: 'no-store', headers });
    early.first = { address, token, language, at: Date.now(), answer };
  };
  const readGrants = async () =>
    Object.values(parse<Record<string, Early.Grant>>((await remotes).text) ?? {});
  /** Whether the page of a role app at this address is there for whoever is not signed in as well. */
  const isOpen = ({ open = [] }: Early.Grant) =>
    open.some((prefix) => pathname === prefix || pathname.startsWith(`${prefix}/`));
  const isHere = ({ areas = [] }: Early.Grant) =>
    areas.some((area) => pathname === area || pathname.startsWith(`${area}/`));
  const isTheirs = ({ realm, roles }: Early.Grant) => {
    const session = readSession();
    return realm === session?.realm && roles.includes(session.userData.role);
  };
  const askSimulation = (realm: string | undefined) =>
    askOwn(
      files.network,
      files.simulation,
      'Temporal' in window ? [] : files.temporal,
      realm === 'practice' ? files.practice : [],
    );
  const readData = () => read(files.data, { cache: 'default' });
  const askApp = async () => {
    // Once the first ones are on their way: asked for when they have come, the line would be idle in between.
    const frame = Promise.race([config, firstCame]).then(() => askOwn(files.app));
    const data = isSimulationNoted ? readData() : undefined;
    void frame.then(async () => {
      if (await isSimulationKept) askSimulation(readSession()?.realm);
    });
    const settings = parse<Early.Settings>((await config).text);
    if (!settings) return frame;
    const grants = await readGrants();
    const theirs = grants.filter(isTheirs);
    const entry = grants.find(isOpen) ?? theirs.find(isHere) ?? theirs[0];
    // Who chose an app's address for this browser waits for it to be checked.
    const overridden = places.some((place) => stored(place, 'praxis.override'));
    const reading = entry && !overridden ? readPage(entry, settings).catch(() => null) : null;
    const simulated = settings.backEnd === 'simulated' && (data ?? readData());
    await frame;
    const page = await reading;
    if (page) {
      ask(page.shared, ownOf);
      ask(Object.keys(page.own), (href) => preloadOf(href, page.own[href]));
    }
    if (simulated) {
      const own = Object.keys(page?.own ?? {}).map((href) => new URL(href).pathname);
      // Of the frame's files, some of which a page shares, not for the largest.
      const shared = page?.shared.filter((file) => !namesOf(files.app).includes(file)) ?? [];
      if (!(await isSimulationKept)) await came([...files.frame, ...shared, ...own]);
      askSimulation(entry?.realm);
      const answers = parse<Early.ByName<string[]>>((await simulated).text) ?? {};
      const answering = page?.asks.flatMap((line) => answers[line] ?? []) ?? [];
      ask(answering, ownOf);
      // Large, and of no use before there is something to draw.
      if (page?.engine) await arrived(answering);
    } else {
      const token = readSession()?.accessToken;
      const first = page?.first ?? '';
      // A path, so that no name of an app's makes the API's address another's.
      if (entry && isTheirs(entry) && token && /^\/\w/.test(first))
        askFirst(settings, first, token);
      else askOwn(files.network);
    }
    if (page?.engine) askOwn(page.engine);
  };

  const askSignIn = () => {
    // A tab that was opened from the product is given a session in a moment, and asks nobody to sign in.
    if (!document.referrer.startsWith(`${location.origin}/`)) askOwn(files.signIn);
  };

  askOwn(files.texts[root.lang]);
  const asking = async () => {
    const shown = files.public[place];
    if (readSession()?.userData && !isForEverybody) {
      // Where this session's last app was, it is likely to be still: it need not wait for who says so.
      if (last?.[0]) void readManifest(last[0], last[1]);
      await askApp();
    } else if (shown) askOwn(shown, files.publicTexts[root.lang]);
    else if (place === 'sign-in') askSignIn();
    else if ((await readGrants()).some(isOpen)) await askApp();
    else askSignIn();
  };
  // What is missing is asked for by the code that needs it, which says what is wrong.
  loadFont(asking().catch(() => {})).catch(() => {});
}
