import { MODULES, OPEN_TO_ALL } from './src/app/modules.ts'

const FACE = '(index|contract|events|tables|columns|vocabulary|[a-z-]+/(contract|tables|vocabulary|policy))\\.ts$'
/** What of a module the interface may know: how to ask, the words of the field, and other modules' interface. */
const SHOWN = [
  '^src/modules/[^/]+/(ui/|messages/(?!server-))',
  '/(contract|vocabulary|policy)\\.ts$',
  '/[a-z]+-path\\.ts$',
  '^src/modules/catalog/evergreen/address\\.ts$',
  '^src/modules/payments/card/',
  '^src/modules/people/platform/slug(-from)?\\.ts$',
]
const TEST = '(\\.test\\.tsx?|/testing\\.ts)$'
const open = OPEN_TO_ALL.map((name) => `^src/modules/${name}/${FACE}`)
const openUi = OPEN_TO_ALL.map((name) => `^src/modules/${name}/ui/`)

const mayUse = Object.entries(MODULES).map(([name, { uses }]) => ({
  name: `${name}-may-use-${uses.join('-') || 'only-what-is-open-to-all'}`,
  severity: 'error',
  from: { path: `^src/modules/${name}/`, pathNot: TEST },
  to: {
    path: '^src/modules/',
    pathNot: [
      `^src/modules/${name}/`,
      ...open,
      ...openUi,
      ...uses.flatMap((used) => [`^src/modules/${used}/${FACE}`, `^src/modules/${used}/ui/`]),
    ],
  },
}))

const never = (name, from, to) => ({ name, severity: 'error', from, to })

export default {
  forbidden: [
    ...mayUse,
    never(
      'no-unknown-module',
      { path: '^src/' },
      { path: '^src/modules/(?!(' + Object.keys(MODULES).join('|') + ')/)' },
    ),
    never(
      'platform-knows-nobody',
      { path: '^src/platform/', pathNot: TEST },
      { path: '^src/(modules|providers|programs|kit|web|app)/' },
    ),
    never(
      'a-program-beside-us-knows-only-the-platform',
      { path: '^src/programs/', pathNot: TEST },
      { path: '^src/(modules|providers|kit|web|app)/' },
    ),
    never(
      'a-program-beside-us-is-known-by-its-adapter',
      { path: '^src/(modules|kit|web|app)/', pathNot: TEST },
      { path: '^src/programs/' },
    ),
    never(
      'providers-know-only-the-platform',
      { path: '^src/providers/', pathNot: TEST },
      { path: '^src/(modules|kit|web|app)/' },
    ),
    never(
      'a-contract-is-isomorphic',
      { path: '^src/modules/[^/]+/contract\\.ts$' },
      {
        path: '^(src/(app|providers|kit|web|platform/(db|http|jobs|mail))/|src/modules/[^/]+/(?!contract\\.ts|vocabulary\\.ts|[a-z-]+/contract\\.ts|[a-z-]+/vocabulary\\.ts))',
      },
    ),
    never(
      'the-interface-knows-contracts-only',
      {
        path: ['^src/modules/[^/]+/ui/', '^src/(web|kit)/'],
        pathNot: [TEST, '^src/web/(server|entry\\.server)\\.tsx?$'],
      },
      { path: '^src/((app|providers|platform/(db|http|jobs|mail)|modules)/|platform/ids\\.ts$)', pathNot: SHOWN },
    ),
    never(
      'the-kit-knows-only-the-platform',
      { path: '^src/kit/', pathNot: TEST },
      { path: '^src/(modules|providers|programs|web|app)/' },
    ),
    never(
      'only-the-interface-is-tsx',
      { path: '^src/(app|platform|providers|modules/[^/]+/[^/]+$)', pathNot: TEST },
      { path: '\\.tsx$' },
    ),
    never('pages-are-on-top', { path: '^src/(modules|kit)/', pathNot: TEST }, { path: '^src/(web|app)/' }),
    never('no-circle', {}, { circular: true, viaOnly: { pathNot: 'import type' } }),
  ],
  options: {
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^(node_modules|build|data|\\.react-router)|/testing\\.ts$)' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.js'],
    },
  },
}
