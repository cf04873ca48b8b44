/** @typedef {import('./create-project.mjs').Project} Project */

/**
 * What the team of a new app has to know.
 * @param {Project} project
 */
export const readmeOf = ({ id, area, role, realm, shell }) => `# ${id}

A role app of Praxis for the role \`${role}\`, at \`${area}\`.

\`\`\`sh
npm install
npm run dev        # http://localhost:4000: ${shell} with this app from its source
npm run types
npm test
npm run build      # dist, with remote.json
npm run release -- --to /srv/praxis
\`\`\`

## Develop

\`npm run dev\` shows the app in a shell that is deployed somewhere. Its address is in \`package.json\` (\`praxis.shell\`); \`npm run dev -- --shell https://praxis.example.com --port 4000\` names another. The server answers for this app, adds it to the shell's \`remotes.json\` for you alone, and passes everything else on. Sign in with the role \`${role}\`. Texts change in the open page; code loads it anew, with what was typed in its forms, for a deployed shell has React's production build, which can't exchange components.

\`src/app.ts\` says whose app it is and where; \`src/pages.ts\` is a line a page; \`src/features\` has a folder a feature, with its pages, tests, and a file of texts for each language. What several features show stands in \`src/shared/texts\`, once \`src/remote.ts\` loads it:

\`\`\`ts
sharedTexts: (language) => import(\`./shared/texts/\${language}.json\`),
\`\`\`

## Test

\`renderRemote\` of \`@praxis/sdk/testing\` shows a page as the shell would, before a simulated back end of its own. Its \`path\` is one that \`src/pages.ts\` declares. \`expect\` is Jest's, with the matchers of [jest-dom](https://github.com/testing-library/jest-dom); nothing is imported for it. \`jest.config.mjs\` takes all settings from the preset \`@praxis/sdk/testing\`.

## Release

\`npm run release -- --to /srv/praxis --keep 10\` puts the build into \`/srv/praxis/${id}\` as a version and makes it the one that is served; \`npm run rollback -- --to /srv/praxis\` goes back, \`npm run releases -- --to /srv/praxis\` lists them. Once, the deployment enters the app into the shell's \`remotes.json\`, and its origin into \`remoteOrigins\` of \`config.json\`:

\`\`\`json
"${id}": {
  "manifest": "https://${id}.example.com/remote.json",
  "realm": "${realm}",
  "roles": ["${role}"],
  "areas": ["${area}"]
}
\`\`\`
`;
