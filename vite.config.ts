import { hash } from 'node:crypto'
import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { aloneAddresses } from './scripts/pages/alone-addresses.ts'
import { asScript } from './scripts/pages/as-script.ts'
import { contractsInBrowsers } from './scripts/pages/contracts-in-browsers.ts'
import { drawnIcons } from './scripts/pages/drawn-icons.ts'
import { handlesForServers } from './scripts/pages/handles-for-servers.ts'
import { namedPieces } from './scripts/pages/named-pieces.ts'
import { scriptPreloads } from './scripts/pages/script-preloads.ts'
import { unwatchedRouter } from './scripts/pages/unwatched-router.ts'

export default defineConfig(({ command }) => ({
  plugins: [
    asScript,
    aloneAddresses(),
    contractsInBrowsers,
    drawnIcons,
    namedPieces(),
    scriptPreloads,
    unwatchedRouter,
    reactRouter(),
    handlesForServers,
  ],
  // Of each name only what tells it from others: pages and scripts are full of them.
  css: {
    modules: {
      generateScopedName: (name, file) =>
        `${name}_${hash('sha1', file.slice(import.meta.dirname.length), 'base64url').slice(0, 5)}`,
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

const files = (...names: string[]) => new RegExp(names.join('|').replaceAll('/', String.raw`[\\/]`))

/** What comes on demand finds these there already, or fetches them in the time that their names would take in every page. */
const SMALL_OR_EVERYWHERE =
  /^assets\/(base|ground|react|router|rolldown-runtime|memory|vocabulary|[a-z-]*text|use-evergreen-ends|use-reach|IncludedLectures|OpenedApartNote|billing-of|bookings|bundles|contract|events|kept|say-slot|topic-path|Countdown|chevron-right|input-of|[a-z-]+\.module)-/
const isWorthNaming = (file: string): boolean => !SMALL_OR_EVERYWHERE.test(file)

/** What is there when a page opens; all else is fetched when somebody does something. */
const tags = ['$initial' as const]

/** A few files instead of sixty: what every page needs, what forms need, and what most signed-in pages share. */
const groups = [
  { name: 'react', test: files('rolldown/runtime', 'node_modules/(react|react-dom|scheduler)/'), priority: 6 },
  // What pages that stand alone have in common with all others: nothing of it may need the router.
  {
    name: 'ground',
    test: files(
      'kit/text/(Locale|SkipLink|VisuallyHidden|kit-text|text-of)',
      'kit/api/(ApiProvider|browser-api|use-problem)',
      'kit/feedback/(Callout|Toaster)',
      'kit/navigation/(Preferences|ways).tsx',
      'kit/theme/theme-script',
      'src/web/shell/(PagePreferences|listen-to-errors|report-mended|use-school)',
    ),
    priority: 5,
  },
  {
    name: 'forms',
    test: files(
      'kit/actions/IconButton',
      'kit/drafts/useDraft',
      'kit/fields/(Checkbox|EmailField|PasswordField|Select|TextField).tsx',
      'kit/figures/ticking',
      'kit/layouts/FocusLayout.tsx',
      'kit/forms/(Form|FormActions|use-sending).tsx?',
      'modules/fields/ui/begin-with',
    ),
    priority: 4.5,
  },
  // What forms need that work without scripts too.
  {
    name: 'posting',
    test: files(
      'src/web/alone/alone-pages',
      'kit/drafts/useFormDraft',
      'kit/forms/(entered-in|use-posting)',
      'people/ui/HiddenFields',
    ),
    priority: 4.2,
  },
  { name: 'router', test: files('node_modules/(react-router|cookie)/'), priority: 4 },
  {
    name: 'base',
    test: files(
      'src/web/root.tsx',
      'src/platform/(clock|i18n/language)',
      'kit/feedback/(EmptyState|Callout|Skeleton).tsx',
      'kit/figures/(DateText|Duration|Price|RatingMark).tsx',
      'kit/identity/Cover.tsx',
      'kit/layouts/(Hero|OfferLayout|Prose|Section).tsx',
      'kit/lists/(LoadMore|use-pages)',
      'kit/layers/layers.ts',
      'pages/site/(OfferBand|ProductBuyBox|VariantPrice|as-told|text|site.module|more-courses.module)',
      'catalog/((kinds/)?vocabulary|ui/(AccessLength|CardPrice|card-figures|card-price|cover-image|personal-price))',
      'leads/ui/(PlacedLeadForm|lead-form.module)',
      'src/web/load.ts',
    ),
    priority: 3,
  },
  // What fetches the rest of a long page once somebody comes near it.
  { name: 'near', test: files('kit/layouts/when-near', 'kit/waiting-piece'), priority: 3 },
  {
    name: 'reviews',
    test: files('reviews/ui/(ReviewItem|ReviewList|ReviewsOrigin|reviews.module)'),
    priority: 2,
  },
  // Small things that every page with a booking on it has.
  {
    name: 'bookings',
    test: files('consultations/(paths/|vocabulary|ui/(SlotWhen|use-text|consultations.module))'),
    priority: 3,
  },
  // What a checkout and the page of its payment know of each other.
  { name: 'kept', test: files('checkout/ui/(checkout-key|kept-consents|tab-storage)'), priority: 3 },
  // What a checkout and an offer after it are both made of.
  {
    name: 'order',
    test: files(
      'checkout/ui/(ConsentsPart|Part|SellerPart)',
      'checkout/ui/(as-for-all|checkout.module|quote-of|text|use-asking)',
      'orders/ui/consent-text',
    ),
    priority: 3,
  },
  // And with a bundle.
  {
    name: 'bundles',
    test: files('bundles/ui/(PartTime|PriceApart|use-text|bundles.module)'),
    priority: 3,
  },
  // And with a live event.
  {
    name: 'events',
    test: files('live-events/(paths/|ui/use-text)'),
    priority: 3,
  },
  { name: 'queries', test: files('node_modules/@tanstack/', 'kit/api/Queries'), tags, priority: 2 },
  // Those of a few pages stay with them.
  {
    name: 'calls',
    test: files(
      'modules/(?!access/|articles/|bundles/|communities/|consultations/|downloads/|live-events/|memberships/|offers/(bumps|upsells)/|orders/(contract|fields/|vat/|withdrawals/)).+/contract.ts',
    ),
    tags,
    priority: 4.3,
  },
  // The Picker's combobox, the sorting by hand, the tables and the cards stay with the few pages that have them.
  {
    name: 'kit',
    test: files(
      'src/(kit/(?!theme|drafts/|text/draft-text|rich-text|lists/(Card|DataTable|Sortable|cards|moved)|fields/Picker|text/use-own-zone)|web/shell)',
      'src/platform/(?!time/say-when)',
      'node_modules/lucide-react',
    ),
    tags,
    minShareCount: 4,
    priority: 2,
  },
  {
    name: 'talk',
    test: files(
      'modules/(comments|votes)/ui/',
      'moderation/ui/ReportButton',
      'media/ui/(PictureImage|VideoPlayer|VideoPreparing|use-text|media.module)',
    ),
    tags,
    minShareCount: 2,
    priority: 1,
  },
  {
    name: 'community',
    test: files('modules/community/(vocabulary|ui/(?!Panel|panel))', 'pages/community/Missing'),
    tags,
    minShareCount: 3,
    priority: 1,
  },
  {
    name: 'learning',
    test: files('courses/vocabulary', 'learning/(vocabulary|ui/(beside-video|paths|use-text))'),
    tags,
    minShareCount: 2,
    priority: 1,
  },
  {
    name: 'sending',
    test: files('modules/media/ui/', 'catalog/ui/(RichTextField|rich-text)', 'kit/(drafts/|text/draft-text)'),
    tags,
    minShareCount: 3,
  },
]
