import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { importTypeScript } from '../env/typescript.mjs';
import { languages } from '../manifest/declarations.mjs';
import { rootDirectory } from '../workspace.mjs';
import { filesOfBlocks, filesOfChunk } from './chunk-files.js';
import { reachOf } from './code-reach.js';
import { emitHashed } from './emit-hashed.js';
import { isRead, linesOf } from './endpoint-lines.js';

/**
 * Facts about the shell's files for the early script; most files are given as indexes of `names`.
 *
 * @typedef {import('webpack').Compilation} Compilation
 * @typedef {import('./code-reach.js').Block} Block
 * @typedef {Map<string, string[]>} LinesByName
 */

/** Chunks that the early script requests once it knows which page opens. */
const stages = {
  signIn: ['sign-in'],
  app: ['app', 'http'],
  // The transport: not needed if the first request has been sent by then.
  network: ['network'],
  simulation: ['simulation'],
  practice: ['api-me'],
  temporal: ['temporal'],
};

/** Chunks of the public pages that have texts of their own, named after their paths. */
const publicPages = ['home', 'doctor-page', 'sign-up', 'forgot-password', 'reset-password', 'join'];

/** Engine chunks, by the value of `engine` in a page's entry in `pages.ts`. */
const engines = { calendar: ['calendar-engine'], charts: ['chart-engine'] };

/** Chunks of the sdk that load when a page is idle; charts and calendars: when visible. */
const deferred = ['modal-layer', 'select-engine', 'date-engine'];

const simulation = path.join(rootDirectory, 'mock-server/src');
const provided = path.join(rootDirectory, 'shell/src/federation/provided.ts');

/** Inter's Latin subset, from our own server. The theme's `fonts.css` has the other subsets. */
const latinFont = {
  source: createRequire(path.join(rootDirectory, 'sdk/package.json')).resolve(
    '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
  ),
  face: {
    family: 'Inter Variable',
    weight: '100 900',
    unicodeRange:
      'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, U+0308, U+0329, ' +
      'U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD',
  },
};

/** Collects from the shell's modules the facts that file names don't tell. */
export class EarlyFiles {
  /** @type {LinesByName} read endpoints that a provided module calls */
  #reads = new Map();

  /** @type {Map<string, string[]>} deferred chunks of a provided module */
  #deferred = new Map();

  /** @type {Map<string, Block>} modules that the shell provides to role apps, by name */
  #provided = new Map();

  /** @type {Map<string, Block>} dynamic imports of the simulation, by import specifier */
  #loaded = new Map();

  #reading = Promise.resolve();

  apply(/** @type {import('webpack').Compiler} */ compiler) {
    compiler.hooks.thisCompilation.tap('EarlyFiles', (compilation) => {
      compilation.hooks.finishModules.tapPromise('EarlyFiles', async () => {
        this.#reading = this.#read(compilation);
        // The error is reported when the page is rendered: a plugin that throws here would end the
        // development server's watch mode for good.
        await this.#reading.catch(() => {});
      });
    });
  }

  /** @param {Compilation} compilation */
  async #read(compilation) {
    for (const module of compilation.modules) {
      const file = module.nameForCondition();
      if (file === provided)
        for (const block of module.blocks) await this.#readProvided(compilation, block);
      if (file?.startsWith(simulation))
        for (const block of module.blocks) this.#loaded.set(block.dependencies[0].request, block);
    }
  }

  /**
   * @param {Compilation} compilation
   * @param {Block} block that imports one of the provided modules
   */
  async #readProvided(compilation, block) {
    const [dependency] = block.dependencies;
    const { request: name } = /** @type {typeof dependency & { request: string }} */ (dependency);
    const module = compilation.moduleGraph.getModule(dependency);
    if (!module)
      throw new Error(`The shell provides ${name} to role apps, but its module is missing.`);
    const { endpoints, parts } = reachOf(compilation, module);
    const chunks = parts.map(({ chunkName }) => chunkName ?? '');
    this.#provided.set(name, block);
    this.#reads.set(name, (await linesOf(endpoints)).filter(isRead));
    this.#deferred.set(
      name,
      deferred.filter((chunk) => chunks.includes(chunk)),
    );
  }

  /**
   * @param {Compilation} compilation
   * @param {ReadonlySet<string>} known files that the page itself loads
   */
  async describe(compilation, known) {
    await this.#reading;
    /** @type {string[]} */
    const names = [];
    const numberOf = (/** @type {string} */ name) => {
      if (!names.includes(name)) names.push(name);
      return names.indexOf(name);
    };
    const numbers = (/** @type {string[]} */ files) =>
      [...new Set(files)].filter((file) => !known.has(file)).map((file) => numberOf(`/${file}`));
    const chunks = (/** @type {string[]} */ wanted) =>
      numbers(wanted.flatMap((chunk) => filesOfChunk(compilation, chunk)));
    const byLanguage = (/** @type {string} */ part) =>
      Object.fromEntries(languages.map((code) => [code, chunks([`${part}-${code}`])]));
    return {
      ...mapValues(stages, chunks),
      public: Object.fromEntries(publicPages.map((name) => [name, chunks(['public', name])])),
      texts: byLanguage('texts'),
      publicTexts: byLanguage('public-texts'),
      font: { ...latinFont.face, file: `/${this.#emitFont(compilation)}` },
      shared: mapValues(Object.fromEntries(this.#provided), (block) =>
        numbers(filesOfBlocks(compilation, [block])),
      ),
      deferred: mapValues(withoutEmpty(this.#deferred), chunks),
      engines: mapValues(engines, chunks),
      reads: withoutEmpty(this.#reads),
      data: await this.#emitData(compilation, known),
      names,
    };
  }

  /**
   * Emits a separate file that maps each read to the files that answer it. It is not loaded if the
   * back end is an API.
   * @param {Compilation} compilation
   * @param {ReadonlySet<string>} known
   * @returns {Promise<string>} its path
   */
  async #emitData(compilation, known) {
    const files = mapValues(await this.#dataFiles(compilation), (names) =>
      names.filter((file) => !known.has(file)).map((file) => `/${file}`),
    );
    return `/${emitHashed(compilation, 'simulated-reads', '.json', JSON.stringify(files))}`;
  }

  /**
   * Emits the Latin font. No CSS rule references it: the early script loads it.
   * @param {Compilation} compilation
   */
  #emitFont(compilation) {
    compilation.fileDependencies.add(latinFont.source);
    const { name, ext } = path.parse(latinFont.source);
    return emitHashed(compilation, name, ext, readFileSync(latinFont.source));
  }

  /**
   * The files that answer each read of the simulated back end. Its modules declare their endpoints
   * and how they are loaded; both are known without running their code.
   * @param {Compilation} compilation
   */
  async #dataFiles(compilation) {
    const { modules } = await importTypeScript(path.join(simulation, 'modules.ts'));
    /** @type {Record<string, string[]>} */
    const files = {};
    for (const { name, endpoints, load } of modules) {
      const source = String(load).replace(/\/\*.*?\*\//gs, '');
      const block = this.#loaded.get(/import\(\s*['"`]([^'"`]+)/.exec(source)?.[1] ?? '');
      if (!block)
        throw new Error(`Cannot tell which file the module ${name} of the simulation loads.`);
      for (const { method, path: pattern } of endpoints)
        if (method === 'GET') files[`GET ${pattern}`] = filesOfBlocks(compilation, [block]);
    }
    return files;
  }
}

/** @param {LinesByName} lists */
const withoutEmpty = (lists) =>
  Object.fromEntries([...lists].filter(([, list]) => list.length > 0));

/**
 * @param {Record<string, T>} record
 * @param {(value: T) => R} map
 * @template T, R
 */
const mapValues = (record, map) =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value)]));
