import { siteColors } from '@praxis/tooling/docs/site-colors.mjs';
import { sidebarGroups } from '@praxis/tooling/docs/sidebar.mjs';
import { defineConfig } from 'vitepress';

/** The documentation as a site. What is read on it stands in the Markdown beside, or comes from the code. */
export default defineConfig({
  title: 'Praxis',
  description: 'How Praxis works, how it is built, and how it is run',
  lang: 'en-US',
  head: [['style', {}, await siteColors()]],
  cleanUrls: true,
  // The index is what a repository shows of a folder.
  rewrites: { 'README.md': 'index.md' },
  outDir: 'dist',
  cacheDir: '../node_modules/.cache/vitepress',
  // Files of the repository outside of the site, and servers that a reader starts. Links between pages are checked.
  ignoreDeadLinks: [/^http:\/\/localhost/, /^\.?\.?\/?(\.\.\/)+/],
  markdown: { theme: { light: 'github-light', dark: 'github-dark' } },
  themeConfig: {
    sidebar: sidebarGroups(),
    outline: { level: [2, 3] },
    search: { provider: 'local' },
    externalLinkIcon: true,
  },
});
