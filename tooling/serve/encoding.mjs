import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { isCompressible, statOf } from './files.mjs';

/** Encodings that are offered, the better first, and the ending of files that the build made. */
const encodings = [
  { name: 'br', ending: '.br', compress: promisify(zlib.brotliCompress) },
  { name: 'gzip', ending: '.gz', compress: promisify(zlib.gzip) },
];

/** Smaller texts travel in one packet either way. */
const leastSize = 1024;

/**
 * The encodings that a browser takes, the better first.
 * @param {string | undefined} acceptEncoding
 */
function accepted(acceptEncoding = '') {
  const refused = new Set();
  const named = new Set();
  for (const part of acceptEncoding.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((text) => text.trim());
    (parameters.some((text) => /^q=0(\.0*)?$/.test(text)) ? refused : named).add(name);
  }
  return encodings.filter(({ name }) => !refused.has(name) && (named.has(name) || named.has('*')));
}

/** Texts that the build has not compressed are compressed once for as long as they do not change. */
const compressed = new Map();

/**
 * @param {{ name: string, compress: (content: Buffer) => Promise<Buffer> }} encoding
 * @param {string} key names the content: another key for other content
 * @param {Buffer} content
 */
async function compressOnce({ name, compress }, key, content) {
  const id = `${name} ${key}`;
  const known = compressed.get(id);
  if (known) return known;
  const result = await compress(content);
  if (compressed.size > 200) compressed.clear();
  compressed.set(id, result);
  return result;
}

/**
 * The content to send: as the build has compressed it, compressed now, or as it is.
 * @param {{ pathname: string, tag: string, content: Buffer, file?: string }} source `file` where the build may have left compressed copies beside it
 * @param {string | undefined} acceptEncoding the request's header
 * @returns {Promise<{ content: Buffer, encoding?: string }>}
 */
export async function encode({ pathname, tag, content, file }, acceptEncoding) {
  if (!isCompressible(pathname)) return { content };
  for (const encoding of accepted(acceptEncoding)) {
    if (file && (await statOf(file + encoding.ending))) {
      return { content: await readFile(file + encoding.ending), encoding: encoding.name };
    }
    if (content.length >= leastSize) {
      const result = await compressOnce(encoding, `${pathname} ${tag}`, content);
      return { content: result, encoding: encoding.name };
    }
  }
  return { content };
}
