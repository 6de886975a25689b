import { hash } from 'node:crypto'
import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { aloneAddresses } from './scripts/pages/alone-addresses.ts'
import { asScript } from './scripts/pages/as-script.ts'
import { contractsInBrowsers } from './scripts/pages/contracts-in-browsers.ts'
import { dataAsJson } from './scripts/pages/data-as-json.ts'
import { drawnIcons } from './scripts/pages/drawn-icons.ts'
import { handlesForServers } from './scripts/pages/handles-for-servers.ts'
import { namedPieces } from './scripts/pages/named-pieces.ts'
import { plainLinks } from './scripts/pages/plain-links.ts'
import { SCRIPT_GROUPS, UNNAMED } from './scripts/pages/script-groups.ts'
import { scriptPreloads } from './scripts/pages/script-preloads.ts'
import { scrollScript } from './scripts/pages/scroll-script.ts'
import { unwatchedRouter } from './scripts/pages/unwatched-router.ts'
import { wordsTogether } from './scripts/pages/words-together.ts'

export default defineConfig(({ command }) => ({
  plugins: [
    asScript,
    aloneAddresses(),
    contractsInBrowsers,
    dataAsJson,
    drawnIcons,
    namedPieces(),
    plainLinks,
    scriptPreloads,
    scrollScript,
    unwatchedRouter,
    wordsTogether(),
    reactRouter(),
    handlesForServers,
  ],
  // Of each name only what tells it from others: pages and scripts are full of them.
  css: {
    modules: {
      generateScopedName: (name, file) =>
        `${name}_${hash('sha1', file.slice(import.meta.dirname.length), 'base64url').slice(0, 4)}`,
    },
  },
  // The first of each browser with light-dark(), which the school's colours are said in too and must not be mixed with a stand-in.
  // One file of styles: what comes on demand is html before its script is there, and looks right at once.
  build: { target: 'es2022', cssTarget: ['chrome123', 'firefox120', 'safari17.5'], cssCodeSplit: false },
  environments: {
    client: {
      build: {
        rolldownOptions: { output: { codeSplitting: { groups } } },
        modulePreload: {
          resolveDependencies: (file, needed, { hostType }) =>
            hostType === 'js' ? needed.filter((each) => each !== file && isWorthNaming(each)) : needed,
        },
      },
    },
    ssr: {
      build: { rollupOptions: { input: './src/web/server.ts' } },
      // The server renders with React's production build whatever NODE_ENV says, from one file that loads quickly.
      ...(command === 'build'
        ? { resolve: { noExternal: true as const }, define: { 'process.env.NODE_ENV': '"production"' } }
        : {}),
    },
  },
}))

const groups = SCRIPT_GROUPS.map(({ names, ...group }) => ({
  ...group,
  test: new RegExp(names.join('|').replaceAll('/', String.raw`[\\/]`)),
}))

const unnamed = new RegExp(`^assets/(${UNNAMED.join('|')})-`)
const isWorthNaming = (file: string): boolean => !unnamed.test(file)
