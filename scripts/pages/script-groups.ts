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
  'offer',
  'use-reach',
  'FoldedContents',
  'use-open-sections',
  'IncludedLectures',
  'OpenedApartNote',
  'ShownBlocks',
  'bookings',
  'bundles',
  'contract',
  'events',
  'kept',
  'say-slot',
  'topic-path',
  'widgets',
  'Countdown',
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
      'kit/text/(Locale|SkipLink|VisuallyHidden|kit-text|text-in-both|text-of)',
      'kit/api/(ApiProvider|browser-api|use-problem)',
      'kit/feedback/(Callout|Toaster)',
      'kit/forms/form-token',
      'kit/identity/(SchoolMark|hue|identity.module)',
      'kit/navigation/(Preferences|ways).tsx',
      'kit/navigation/use-fragment',
      'kit/theme/theme-script',
      'platform/browser-storage',
      'src/web/shell/(PagePreferences|listen-to-errors|report-mended|use-school)',
    ],
    priority: 5,
  },
  {
    name: 'forms',
    names: [
      'kit/actions/IconButton',
      'kit/drafts/useDraft',
      'kit/fields/(Select|TextArea|TextField).tsx',
      'kit/forms/(Form|FormActions|use-posting|use-sending).tsx?',
      'kit/identity/(Avatar|initials)',
      'people/(contract.ts|ui/(HiddenFields|use-way-on))',
    ],
    priority: 4.6,
  },
  // What only whoever logs in, registers, buys or keeps an account fills in.
  {
    name: 'account-fields',
    names: [
      'kit/fields/(Checkbox|EmailField|PasswordField|Switch).tsx',
      'kit/layouts/FocusLayout.tsx',
      'modules/fields/ui/begin-with',
    ],
    priority: 4.5,
  },
  // What forms need that work without scripts too, and what an account has in common with the forms to get into it.
  {
    name: 'posting',
    names: [
      'kit/drafts/useFormDraft',
      'kit/forms/entered-in',
      'pages/account/account.module',
      'people/ui/(text.ts|people.module)',
      'second-factor/contract.ts',
    ],
    priority: 4.3,
  },
  // The forms of those who are not logged in.
  { name: 'login-forms', names: ['src/web/alone/alone-pages'], priority: 4.2 },
  { name: 'router', names: ['node_modules/(react-router|cookie)/'], priority: 4 },
  {
    name: 'base',
    names: [
      'src/web/root.tsx',
      'src/platform/(clock|i18n/language)',
      'kit/feedback/Callout.tsx',
      'kit/figures/(DateText|ticking)',
      'kit/figures/(Price|Duration|RatingMark).tsx',
      'kit/identity/Cover.tsx',
      'kit/layers/layers.ts',
      'kit/media/media-query.ts',
      'kit/layouts/(Prose|Section|when-near).tsx',
      '(catalog|courses)/paths/vocabulary',
      'catalog/((kinds/)?vocabulary|ui/(cover-image|personal-price|product-text))',
      'src/web/load.ts',
    ],
    priority: 3,
  },
  // What the pages of products, lists of them and articles are made of.
  {
    name: 'site',
    names: [
      'kit/layouts/(Hero|OfferLayout).tsx',
      'pages/site/(OfferBand|ProductBuyBox|VariantPrice|text|site.module|more-courses.module)',
      'reviews/ui/tally',
    ],
    priority: 2.8,
  },
  // What lists have that go on below and say of times and sizes, and what stands in the place of what is not there.
  {
    name: 'lists',
    names: [
      'kit/feedback/(EmptyState|Skeleton).tsx',
      'kit/lists/(Card|CardGrid|ListRow|LoadMore|RowList|cards.module|lists.module|use-pages)',
      'kit/text/use-own-zone',
      'platform/i18n/format-figures',
      'platform/time/(say-when|zone-name)',
    ],
    priority: 2.9,
  },
  {
    name: 'my',
    names: [
      'src/web/shell/MyShell',
      'learning/ui/use-my-text',
      'notes/ui/(MyTabs|use-places-text)',
      'kit/api/(FileLink|save-blob|save-file)',
    ],
    priority: 1.5,
  },
  {
    name: 'cards',
    names: ['catalog/ui/(CardPrice|card-figures|card-price)', 'pages/site/(CourseCard|use-kicker-of)'],
    priority: 2.7,
  },
  // What is small and shown wherever people read and write.
  {
    name: 'small',
    names: [
      'kit/feedback/(Bar|ProgressBar|ProgressRing|Status).tsx',
      'kit/figures/RelativeTime',
      'kit/forms/PlainDelete',
      'kit/(inner.module|remembered-choice)',
      'kit/keys/(plain-keys|use-alt-keys)',
      'kit/media/Lightbox.tsx',
      'platform/contract/text-as-kept',
      'kit/navigation/(TabLinks|tabs.module)',
      'courses/vocabulary',
      'media/films/vocabulary',
      'learning/contract',
      'lucide-react/dist/esm/icons/(arrow-left|arrow-right|bell|calendar-clock|chevron-left|chevron-right|circle-check|message-circle|notebook-pen|play|star|trash).mjs',
    ],
    priority: 2.5,
  },
  {
    name: 'reviews',
    names: ['reviews/ui/(ReviewItem|ReviewList|ReviewsOrigin|reviews.module)'],
    priority: 2,
  },
  // What pictures are moved by and answers chosen by, with the words of both.
  {
    name: 'widgets',
    names: [
      'kit/media/(Carousel|use-carousel|use-stopped)',
      'kit/(messages/widgets-|text/widget-text)',
      'questions/ui/(AskedFields|Choices|choices.module)',
      'courses/ui/components/(component-views|LectureQuiz)',
    ],
    priority: 2.4,
  },
  // Small things that every page with a booking on it has.
  {
    name: 'bookings',
    names: ['consultations/(paths/|vocabulary|ui/(SlotWhen|use-text|consultations.module))'],
    priority: 3,
  },
  // What is said of a price wherever it is chosen.
  { name: 'offer', names: ['catalog/ui/(AccessLength|use-evergreen-ends)'], priority: 3.1 },
  // What a checkout and the page of its payment know of each other.
  { name: 'kept', names: ['checkout/ui/(checkout-key|kept-consents)', 'orders/vocabulary'], priority: 3 },
  // What a checkout, an offer after it and a member's card are made of.
  {
    name: 'order',
    names: [
      'checkout/ui/(ConsentsPart|Part|SellerPart|billing-of)',
      'checkout/ui/(gifts|reminders)/text',
      'checkout/reminders/(contract|vocabulary)',
      'payments/ui/(CardForm|CardNumberField|card-text|use-card|use-card-entry|use-card-tools)',
      'platform/contract/is-email',
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
  // What somebody's own orders and the panel's lists of them are both made of.
  { name: 'orders', names: ['orders/ui/(refund-requests.module|status-tones|text.ts)'], priority: 3 },
  // And with a live event.
  {
    name: 'events',
    names: [
      'live-events/(paths/|ui/(use-text|live-events.module))',
      'lucide-react/dist/esm/icons/(calendar-plus|video).mjs',
    ],
    priority: 3,
  },
  {
    name: 'queries',
    names: ['node_modules/@tanstack/', 'kit/api/Queries', 'kit/lists/(more-of|use-kept-list)'],
    tags,
    priority: 2,
  },
  // What only admins and operators call.
  {
    name: 'admins-calls',
    names: [
      'modules/(catalog/(evergreen|promotions|sale|seats|variants|vat)|closing|content(/files)?|courses/(components|editing|pdf|publishing|variants)|mails/failing|moderation/platform|offers/codes|people/(impersonation|platform|support))/contract.ts',
    ],
    tags,
    priority: 4.4,
  },
  // Those of a few pages stay with them.
  {
    name: 'calls',
    names: [
      'modules/(?!access/|admins/|analytics/|articles/|bundles/|calendars/|certificates/|checkout/|communities/|community/|companies/seller/|courses/contract|consultations/|downloads/|entries/|exams/|exports/|insight/|leads/|learning/|ledger/|first-steps/|live-events/|mails/|matters/|memberships/|operating/|offers/(bumps|upsells)/|orders/(contract|contract-withdrawals/|fields/|vat/)|palette/|partners/|payments/accounts/|questions/|sales/|seats/|people/(email-change|sessions)/|second-factor/|schools/(currency|look|profile)/|front/look/|sharing/|students/|subscriptions/|surveys/|views/|waiting/).+/contract.ts',
    ],
    tags,
    priority: 4.3,
  },
  // The Picker's combobox, the sorting by hand, the tables, the cards and what lists of the panel ask stay with the pages that have them.
  {
    name: 'kit',
    names: [
      'src/(kit/(?!theme|api/save-blob|drafts/|keys/|text/dragging-text|navigation/Tabs|feedback/(CopyButton|copy-text|UploadProgress)|media/png-of|text/(plain|(choosing|draft|filters|upload)-text)|messages/(choosing|drafts|filters)|rich-text|figures/SearchPreview|forms/(LiveFilters|SavedForm|forms-of-page|use-saved)|lists/(ActionButtons|MoveButtons|BulkTable|Card|Chosen|ColumnMenu|bulk-work|choosing|columns|column-choice|DataTable|list-order|Sortable|asked|cards|moved)|fields/|text/use-own-zone)|web/shell/(?!MyShell))',
      'kit/fields/(ChoiceGroup|RadioGroup|bound-to|laid-over)',
      'src/platform/(?!time/(days|say-when|wall-time))',
      'node_modules/lucide-react',
    ],
    tags,
    minShareCount: 4,
    priority: 2,
  },
  // What pages that only show have nothing of.
  {
    name: 'fields',
    names: ['src/kit/fields/(?!ChoiceGroup|RadioGroup|bound-to|FilterSelect|Picker|use-found|use-picker-text)'],
    tags,
    minShareCount: 4,
    priority: 2,
  },
  {
    name: 'talk',
    names: [
      'modules/(comments/ui/(?!Add|PictureAlong|Moment|use-moment|use-along|UnsentVideo)|votes/ui/)',
      'modules/(content|courses/components)/vocabulary',
      'content/ui/blocks.module',
      'courses/ui/components/checking',
      'learning/(vocabulary|ui/(lesson.module|use-text|way-in))',
      'kit/navigation/(Tabs|use-one-tab-stop).tsx?',
      'moderation/ui/ReportButton',
      'media/ui/(PictureImage|VideoPlayer|VideoPreparing|beside-video|use-player-text|media.module)',
    ],
    tags,
    minShareCount: 2,
    priority: 1,
  },
  {
    name: 'community',
    names: ['modules/community/(contract|vocabulary|ui/(?!Panel|panel))', 'pages/community/Missing'],
    tags,
    minShareCount: 3,
    priority: 1,
  },
  {
    name: 'sending',
    names: ['modules/media/ui/(?!films/)', 'kit/(drafts/|rich-text/RichTextField|text/draft-text)'],
    tags,
    minShareCount: 3,
  },
]
