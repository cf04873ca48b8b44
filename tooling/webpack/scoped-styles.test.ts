import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { directoryWith } from '../testing/temporary-directory';
import { rootDirectory } from '../workspace.mjs';

const configFile = pathToFileURL(path.join(rootDirectory, 'tooling/webpack/remote-config.js'));

/** Builds with a role app's style rule, in a separate process: Jest can't import the loaders. */
const program = `
  import { readFileSync, readdirSync } from 'node:fs';
  import webpack from 'webpack';
  import { remoteConfig } from '${configFile.href}';
  const directory = process.argv[1];
  const { module, plugins } = remoteConfig({ id: 'doctor', directory, mode: 'production', hot: false, tsconfig: '' });
  const compiler = webpack({
    mode: 'production',
    context: directory,
    entry: './src/page.js',
    output: { path: directory + '/dist' },
    resolveLoader: { modules: [process.cwd() + '/node_modules'] },
    module: { rules: module.rules.filter(({ test }) => test?.test('a.css')) },
    plugins: plugins.filter((one) => one.constructor.name === 'MiniCssExtractPlugin'),
  });
  compiler.run((error, stats) => {
    if (error) throw error;
    const assets = directory + '/dist/assets';
    const css = stats.hasErrors() ? [] : readdirSync(assets).filter((file) => file.endsWith('.css'));
    console.log(JSON.stringify({
      errors: stats.toJson().errors.map(({ message }) => message),
      css: css.map((file) => readFileSync(assets + '/' + file, 'utf8')).join(''),
    }));
  });
`;

function build(files: Record<string, string>) {
  const directory = directoryWith({ 'package.json': '{}', ...files });
  const response = execFileSync(
    process.execPath,
    ['--input-type=module', '--eval', program, directory],
    { cwd: rootDirectory, encoding: 'utf8' },
  );
  return JSON.parse(response) as { errors: string[]; css: string };
}

test('rejects an app that hides h1, nav and button, with file and line', () => {
  const hidden = '/* all of it */\n\nh1, nav, button { display: none }';
  const { errors } = build({
    'src/page.js': `import './plans.module.css'; import './reset.css';`,
    'src/plans.module.css': hidden,
    'src/reset.css': hidden,
  });
  const messages = errors.join('\n');
  expect(messages).toContain(
    'src/plans.module.css:3 "h1" also matches elements outside of the app',
  );
  expect(messages).toMatch(/src\/reset\.css:\d+ Styles of an app must be CSS modules/);
});

test('builds an app with CSS modules and scopes the styles of its library', () => {
  const { errors, css } = build({
    'src/page.js': `import styles from './plans.module.css'; import 'lib/lib.css'; globalThis.styles = styles;`,
    'src/plans.module.css': '.list { color: red }',
    'node_modules/lib/package.json': '{ "name": "lib" }',
    'node_modules/lib/lib.css': `@import './more.css'; h1, nav, button { display: none }`,
    'node_modules/lib/more.css': 'a { display: none }',
  });
  expect(errors).toEqual([]);
  const mark = ':where([data-app="doctor"])';
  expect(css).toContain(`${mark} h1, ${mark} nav, ${mark} button { display: none }`);
  expect(css).toContain(`${mark} a { display: none }`);
});
