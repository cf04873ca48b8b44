import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from '@jest/globals';
import { demoEndpoints } from '@praxis/contract/demo/all';
import { allEndpoints } from '@praxis/contract/endpoints/all';
import { rootDirectory } from '../workspace.mjs';

/** Also the path of a page. */
const wishlist = '/apps/ecommerce/wishlist';

const declared = new Set(
  [...allEndpoints, ...demoEndpoints]
    .map(({ endpoint }) => endpoint.path)
    .filter((one) => one !== wishlist),
);

/** Request paths in string literals, with or without a method. */
function pathsIn(code: string): string[] {
  const withoutComments = code.replace(/\/\*.*?\*\/|(?<=^|\s)\/\/.*$/gms, '');
  return [...withoutComments.matchAll(/['"`](?:[A-Z]+ )?(\/[^'"`?$\s]+)/g)]
    .map(([, literal = '']) => literal)
    .filter((literal) => /^\/(api|jwt)\/./.test(literal) || declared.has(literal));
}

it('finds paths in all kinds of literals, and none in comments', () => {
  expect(pathsIn("send('POST /api/v1/auth/login')")).toEqual(['/api/v1/auth/login']);
  expect(pathsIn('get(`/jwt/login?mail=a`)')).toEqual(['/jwt/login']);
  expect(pathsIn("path: '/apps/email/emails'")).toEqual(['/apps/email/emails']);
  expect(
    pathsIn("/** As `GET /api/v1/me` does. */ // and '/jwt/login'\ngo('/pages/faq');"),
  ).toEqual([]);
});

it('finds request paths only in the contract', () => {
  const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.js', '*.mjs'], {
    cwd: rootDirectory,
    encoding: 'utf8',
  })
    .split('\n')
    .filter((file) => /^(sdk|shell|remote-[\w-]+|mock-server|tooling)\//.test(file))
    .filter(
      (file) => !/\.test\.|\.bench\.|^(mock-server\/(checks|bench)|tooling\/testing)\//.test(file),
    );
  expect(files.length).toBeGreaterThan(500);
  const found = files.flatMap((file) =>
    pathsIn(readFileSync(path.join(rootDirectory, file), 'utf8')).map((one) => `${file}: ${one}`),
  );
  expect(found).toEqual([]);
});
