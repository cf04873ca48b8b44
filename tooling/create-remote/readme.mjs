/** @typedef {import('./create-project.mjs').Project} Project */

/**
 * The README for the team of a new app.
 * @param {Project} project
 */
export const readmeOf = ({ id, area, role, realm, shell }) => `# ${id}

A role app of Praxis for the role \`${role}\`, at \`${area}\`.

\`\`\`sh
npm install
npm run dev        # http://localhost:4000: ${shell} with this app from source
npm run types
npm test
npm run build      # dist, with remote.json
npm run release -- --to /srv/praxis
\`\`\`

## Develop

\`npm run dev\` shows the app in a shell that is deployed somewhere. Its URL is in \`package.json\` (\`praxis.shell\`); \`npm run dev -- --shell https://praxis.example.com --port 4000\` overrides it. The development server serves this app, adds it to the shell's \`remotes.json\` for you alone, and proxies everything else. Sign in with the role \`${role}\`. Changed texts are replaced in the open page. Changed code reloads the page, without losing what was typed in its forms: a deployed shell has React's production build, which doesn't support hot reload.

\`src/app.ts\` declares the app's role and path; \`src/pages.ts\` has one entry per page; \`src/features\` has one folder per feature, with its pages, tests, and a text file for each language. Texts that several features use are in \`src/shared/texts\`, once \`src/remote.ts\` loads it:

\`\`\`ts
sharedTexts: (language) => import(\`./shared/texts/\${language}.json\`),
\`\`\`

## Test

\`renderRemote\` of \`@praxis/sdk/testing\` renders a page as the shell would, with a simulated back end of its own. Its \`path\` is one that \`src/pages.ts\` declares. \`expect\` is Jest's, with the matchers of [jest-dom](https://github.com/testing-library/jest-dom); nothing has to be imported for it. \`jest.config.mjs\` gets all settings from the preset \`@praxis/sdk/testing\`.

## Release

\`npm run release -- --to /srv/praxis --keep 10\` copies the build to \`/srv/praxis/${id}\` as a version and makes it live; \`npm run rollback -- --to /srv/praxis\` goes back to the previous version, \`npm run releases -- --to /srv/praxis\` lists all. Once, the app has to be added to the shell's \`remotes.json\`, and its origin to \`remoteOrigins\` of \`config.json\`:

\`\`\`json
"${id}": {
  "manifest": "https://${id}.example.com/remote.json",
  "realm": "${realm}",
  "roles": ["${role}"],
  "areas": ["${area}"]
}
\`\`\`
`;
