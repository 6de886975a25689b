/** What comes on demand finds these there already, or fetches them in the time that their names would take in every page. */
export const UNNAMED = [
  'base',
  'ground',
  'react',
  'router',
  'rolldown-runtime',
  'memory',
  'vocabulary',
  '[a-z-]*text',
  'use-evergreen-ends',
  'use-reach',
  'IncludedLectures',
  'OpenedApartNote',
  'billing-of',
  'bookings',
  'bundles',
  'contract',
  'events',
  'kept',
  'say-slot',
  'topic-path',
  'Countdown',
  'chevron-right',
  'input-of',
  String.raw`[a-z-]+\.module`,
]

/** What is there when a page opens; all else is fetched when somebody does something. */
const tags = ['$initial' as const]

interface ScriptGroup {
  name: string
  /** parts of paths, with `(one|other)` where several begin or end alike; `test/script-groups.test.ts` refuses those that name nothing */
  names: string[]
  tags?: typeof tags
  minShareCount?: number
  priority?: number
}

/** A few files instead of sixty: what every page needs, what forms need, and what most signed-in pages share. */
export const SCRIPT_GROUPS: ScriptGroup[] = [
  { name: 'react', names: ['rolldown/runtime', 'node_modules/(react|react-dom|scheduler)/'], priority: 6 },
  // What pages that stand alone have in common with all others: nothing of it may need the router.
  {
    name: 'ground',
    names: [
      'kit/text/(Locale|SkipLink|VisuallyHidden|kit-text|text-of)',
      'kit/api/(ApiProvider|browser-api|use-problem)',
      'kit/feedback/(Callout|Toaster)',
      'kit/identity/SchoolMark',
      'kit/navigation/(Preferences|ways).tsx',
      'kit/theme/theme-script',
      'src/web/shell/(PagePreferences|listen-to-errors|report-mended|use-school)',
    ],
    priority: 5,
  },
  {
    name: 'forms',
    names: [
      'kit/actions/IconButton',
      'kit/drafts/useDraft',
      'kit/fields/(Checkbox|EmailField|PasswordField|Select|TextField).tsx',
      'kit/figures/ticking',
      'kit/layouts/FocusLayout.tsx',
      'kit/forms/(Form|FormActions|use-sending).tsx?',
      'modules/fields/ui/begin-with',
    ],
    priority: 4.5,
  },
  // What forms need that work without scripts too.
  {
    name: 'posting',
    names: [
      'src/web/alone/alone-pages',
      'kit/drafts/useFormDraft',
      'kit/forms/(entered-in|use-posting)',
      'people/ui/HiddenFields',
    ],
    priority: 4.2,
  },
  { name: 'router', names: ['node_modules/(react-router|cookie)/'], priority: 4 },
  {
    name: 'base',
    names: [
      'src/web/root.tsx',
      'src/platform/(clock|i18n/language)',
      'kit/feedback/(EmptyState|Callout|Skeleton).tsx',
      'catalog/paths/vocabulary',
      'kit/figures/(DateText|Duration|Price|RatingMark).tsx',
      'kit/identity/Cover.tsx',
      'kit/layouts/(Hero|OfferLayout|Prose|Section).tsx',
      'kit/lists/(LoadMore|use-pages)',
      'kit/layers/layers.ts',
      'pages/site/(OfferBand|ProductBuyBox|VariantPrice|as-told|text|site.module|more-courses.module)',
      'catalog/((kinds/)?vocabulary|ui/(AccessLength|CardPrice|card-figures|card-price|cover-image|personal-price|product-text))',
      'leads/ui/(PlacedLeadForm|lead-form.module)',
      'src/web/load.ts',
    ],
    priority: 3,
  },
  // What fetches the rest of a long page once somebody comes near it.
  { name: 'near', names: ['kit/layouts/when-near', 'kit/waiting-piece'], priority: 3 },
  {
    name: 'reviews',
    names: ['reviews/ui/(ReviewItem|ReviewList|ReviewsOrigin|reviews.module)'],
    priority: 2,
  },
  // Small things that every page with a booking on it has.
  {
    name: 'bookings',
    names: ['consultations/(paths/|vocabulary|ui/(SlotWhen|use-text|consultations.module))'],
    priority: 3,
  },
  // What a checkout and the page of its payment know of each other.
  { name: 'kept', names: ['checkout/ui/(checkout-key|kept-consents|tab-storage)', 'orders/vocabulary'], priority: 3 },
  // What a checkout and an offer after it are both made of.
  {
    name: 'order',
    names: [
      'checkout/ui/(ConsentsPart|Part|SellerPart)',
      'checkout/ui/(as-for-all|checkout.module|quote-of|text|use-asking)',
      'orders/ui/consent-text',
    ],
    priority: 3,
  },
  // And with a bundle.
  {
    name: 'bundles',
    names: ['bundles/ui/(PartTime|PriceApart|use-text|bundles.module)'],
    priority: 3,
  },
  // And with a live event.
  {
    name: 'events',
    names: ['live-events/(paths/|ui/use-text)'],
    priority: 3,
  },
  {
    name: 'queries',
    names: ['node_modules/@tanstack/', 'kit/api/Queries', 'kit/lists/(more-of|use-kept-list)'],
    tags,
    priority: 2,
  },
  // Those of a few pages stay with them.
  {
    name: 'calls',
    names: [
      'modules/(?!access/|admins/|analytics/|articles/|bundles/|communities/|companies/seller/|consultations/|downloads/|exports/|insight/|first-steps/|live-events/|matters/|memberships/|operating/|offers/(bumps|upsells)/|orders/(contract|fields/|vat/|withdrawals/)|palette/|partners/|payments/accounts/|sales/|people/(email-change|sessions)/|second-factor/|schools/(currency|look|profile)/|sharing/|students/|surveys/|views/|waiting/).+/contract.ts',
    ],
    tags,
    priority: 4.3,
  },
  // The Picker's combobox, the sorting by hand, the tables, the cards and what lists of the panel ask stay with the pages that have them.
  {
    name: 'kit',
    names: [
      'src/(kit/(?!theme|drafts/|keys/|feedback/(CopyButton|copy-text)|media/png-of|text/(choosing|draft)-text|messages/(choosing|drafts)|rich-text|figures/SearchPreview|forms/(LiveFilters|SavedForm|forms-of-page|use-saved)|lists/(ActionButtons|BulkTable|Card|Chosen|ColumnMenu|bulk-work|choosing|columns|column-choice|DataTable|list-order|Sortable|asked|cards|moved)|fields/(FilterSelect|Picker)|text/use-own-zone)|web/shell)',
      'src/platform/(?!time/say-when)',
      'node_modules/lucide-react',
    ],
    tags,
    minShareCount: 4,
    priority: 2,
  },
  {
    name: 'talk',
    names: [
      'modules/(comments|votes)/ui/',
      'moderation/ui/ReportButton',
      'media/ui/(PictureImage|VideoPlayer|VideoPreparing|use-text|media.module)',
    ],
    tags,
    minShareCount: 2,
    priority: 1,
  },
  { name: 'cards', names: ['pages/site/(CourseCard|use-kicker-of)'], minShareCount: 2, priority: 1 },
  {
    name: 'community',
    names: ['modules/community/(vocabulary|ui/(?!Panel|panel))', 'pages/community/Missing'],
    tags,
    minShareCount: 3,
    priority: 1,
  },
  {
    name: 'learning',
    names: ['courses/vocabulary', 'learning/(vocabulary|ui/(beside-video|paths|use-text))'],
    tags,
    minShareCount: 2,
    priority: 1,
  },
  {
    name: 'sending',
    names: ['modules/media/ui/', 'kit/(drafts/|text/draft-text)'],
    tags,
    minShareCount: 3,
  },
]
