import { siteColors } from '@praxis/tooling/docs/site-colors.mjs';
import { sidebarGroups } from '@praxis/tooling/docs/sidebar.mjs';
import { defineConfig } from 'vitepress';

/** The documentation site: the Markdown of this folder, and a reference generated from the code. */
export default defineConfig({
  title: 'Praxis',
  description: 'How Praxis works, how it is built, and how it is run',
  lang: 'en-US',
  head: [['style', {}, await siteColors()]],
  cleanUrls: true,
  // README.md is also what repository hosts show for the folder.
  rewrites: { 'README.md': 'index.md' },
  outDir: 'dist',
  cacheDir: '../node_modules/.cache/vitepress',
  // Files outside of the site, and servers that the reader starts. Links between pages are checked.
  ignoreDeadLinks: [/^http:\/\/localhost/, /^\.?\.?\/?(\.\.\/)+/],
  markdown: { theme: { light: 'github-light', dark: 'github-dark' } },
  themeConfig: {
    sidebar: sidebarGroups(),
    outline: { level: [2, 3] },
    search: { provider: 'local' },
    externalLinkIcon: true,
  },
});
