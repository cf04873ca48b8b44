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
 * What the early script is told of the shell's files, most of them by their numbers in `names`.
 *
 * @typedef {import('webpack').Compilation} Compilation
 * @typedef {import('./code-reach.js').Block} Block
 * @typedef {Map<string, string[]>} LinesByName
 */

/** Chunks that the early script asks for when it sees which page it will be. */
const stages = {
  signIn: ['sign-in'],
  app: ['app', 'http'],
  // What sends requests: not needed where the first one has been sent by then.
  network: ['network'],
  simulation: ['simulation'],
  practice: ['api-me'],
  temporal: ['temporal'],
};

/** Chunks of the public pages that come with texts of their own; each is called after its address. */
const publicPages = ['home', 'doctor-page', 'sign-up', 'forgot-password', 'reset-password', 'join'];

/** What draws a page that says so (`draws` of its line in `pages.ts`). */
const engines = { calendar: ['calendar-engine'], charts: ['chart-engine'] };

/** Chunks behind what the sdk provides, that come once a page is at rest; charts and calendars come in sight. */
const deferred = ['modal-layer', 'select-engine', 'date-engine'];

const simulation = path.join(rootDirectory, 'mock-server/src');
const provided = path.join(rootDirectory, 'shell/src/federation/provided.ts');

/** Inter's Latin letters, from our own server. Others are in `fonts.css` of the theme. */
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

/** Reads from the shell's modules what its files' names alone do not tell. */
export class EarlyFiles {
  /** @type {LinesByName} lines that a module which the shell provides asks for */
  #asks = new Map();

  /** @type {Map<string, string[]>} deferred chunks behind a module that the shell provides */
  #deferred = new Map();

  /** @type {Map<string, Block>} what the shell gives to role apps, by its name */
  #provided = new Map();

  /** @type {Map<string, Block>} what the simulation loads, by how it is imported */
  #loaded = new Map();

  #reading = Promise.resolve();

  apply(/** @type {import('webpack').Compiler} */ compiler) {
    compiler.hooks.thisCompilation.tap('EarlyFiles', (compilation) => {
      compilation.hooks.finishModules.tapPromise('EarlyFiles', async () => {
        this.#reading = this.#read(compilation);
        // What is wrong is said where the page is made: a plugin that throws ends the watching of the
        // development server for good.
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
   * @param {Block} block that imports one of the modules
   */
  async #readProvided(compilation, block) {
    const [dependency] = block.dependencies;
    const { request: name } = /** @type {typeof dependency & { request: string }} */ (dependency);
    const module = compilation.moduleGraph.getModule(dependency);
    if (!module) throw new Error(`The shell gives ${name} to role apps, and has none.`);
    const { endpoints, parts } = reachOf(compilation, module);
    const chunks = parts.map(({ chunkName }) => chunkName ?? '');
    this.#provided.set(name, block);
    this.#asks.set(name, (await linesOf(endpoints)).filter(isRead));
    this.#deferred.set(
      name,
      deferred.filter((chunk) => chunks.includes(chunk)),
    );
  }

  /**
   * @param {Compilation} compilation
   * @param {ReadonlySet<string>} known files that the page asks for itself
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
      asks: withoutEmpty(this.#asks),
      data: await this.#emitData(compilation, known),
      names,
    };
  }

  /**
   * Writes which files answer which read into a file of its own, which nobody loads whose back end
   * is an API.
   * @param {Compilation} compilation
   * @param {ReadonlySet<string>} known
   * @returns {Promise<string>} its address
   */
  async #emitData(compilation, known) {
    const files = mapValues(await this.#dataFiles(compilation), (names) =>
      names.filter((file) => !known.has(file)).map((file) => `/${file}`),
    );
    return `/${emitHashed(compilation, 'simulated-reads', '.json', JSON.stringify(files))}`;
  }

  /**
   * Emits the font of Latin letters, which no rule of CSS names: the early script asks for it.
   * @param {Compilation} compilation
   */
  #emitFont(compilation) {
    compilation.fileDependencies.add(latinFont.source);
    const { name, ext } = path.parse(latinFont.source);
    return emitHashed(compilation, name, ext, readFileSync(latinFont.source));
  }

  /**
   * The files that answer each read of the simulated back end. Its modules say which lines they
   * serve and how they are loaded; both are known without any of their code.
   * @param {Compilation} compilation
   */
  async #dataFiles(compilation) {
    const { modules } = await importTypeScript(path.join(simulation, 'modules.ts'));
    /** @type {Record<string, string[]>} */
    const files = {};
    for (const { name, endpoints, load } of modules) {
      const source = String(load).replace(/\/\*.*?\*\//gs, '');
      const block = this.#loaded.get(/import\(\s*['"`]([^'"`]+)/.exec(source)?.[1] ?? '');
      if (!block) throw new Error(`It is not known which file ${name} of the simulation loads.`);
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
