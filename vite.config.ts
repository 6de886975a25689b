import { fileURLToPath } from 'node:url'
import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'

const drawnIcon = fileURLToPath(new URL('./src/web/kit/actions/drawn-icon.tsx', import.meta.url))

export default defineConfig(({ command }) => ({
  plugins: [reactRouter()],
  resolve: { alias: [{ find: '../createLucideIcon.mjs', replacement: drawnIcon }] },
  build: { target: 'es2022' },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } },
    ssr: {
      build: { rollupOptions: { input: './src/web/server.ts' } },
      // The server renders with React's production build whatever NODE_ENV says, from one file that loads quickly.
      ...(command === 'build'
        ? { resolve: { noExternal: true as const }, define: { 'process.env.NODE_ENV': '"production"' } }
        : {}),
    },
  },
}))

const files = (...names: string[]) => new RegExp(names.join('|').replaceAll('/', String.raw`[\\/]`))

/** A few files instead of sixty: what every page needs, what forms need, and what most signed-in pages share. */
const groups = [
  {
    name: 'framework',
    test: files('rolldown/runtime', 'node_modules/(react|react-dom|react-router|scheduler|cookie)/'),
    priority: 4,
  },
  {
    name: 'base',
    test: files(
      'src/web/root.tsx',
      'src/platform/(clock|i18n/language)',
      'kit/feedback/(EmptyState|Notice|Skeleton).tsx',
      'kit/figures/(DateText|Duration|Price|RatingMark).tsx',
      'kit/identity/Cover.tsx',
      'kit/layouts/(Hero|Prose|Section).tsx',
      'kit/lists/(Card.tsx|CardGrid|LoadMore|use-pages)',
      // What is html before its script comes looks right at once.
      'kit/(fields/field|forms/forms|media/Carousel).module.css',
      'pages/site/(page-meta|text|site.module|more-courses.module)',
      'catalog/ui/cover-image',
    ),
    priority: 3,
  },
  { name: 'reviews', test: files('reviews/ui/(ReviewItem|ReviewList|ReviewsOrigin|reviews.module)'), priority: 2 },
  { name: 'survey', test: files('surveys/ui/(SurveyInvitation|memory)'), priority: 2 },
  // The Picker would bring its combobox to every visitor.
  { name: 'forms', test: files('src/web/kit/(drafts|fields/(?!Picker)|forms)/'), minShareCount: 4, priority: 2 },
  {
    name: 'shared',
    test: files('src/web/', 'src/platform/(i18n|contract/(client|form-outcome))', 'node_modules/lucide-react'),
    minShareCount: 10,
    priority: 1,
  },
]
