/** Modules that all others may use. */
export const OPEN_TO_ALL = [
  'schools',
  'people',
  'media',
  'mails',
  'palette',
  'waiting',
  'first-steps',
  'limits',
] as const

/**
 * Which modules each module may use, besides those open to all. Downwards only.
 * The boundary checker and the table in docs/architecture.md are made from this.
 */
export const MODULES = {
  schools: { owns: 'schools, page settings, domains, language, currency, time zone, legal texts', uses: [] },
  people: {
    owns: 'admins, students, operators, sessions, login, registration, password reset, the switches',
    uses: [],
  },
  'second-factor': {
    owns: 'what somebody shows besides their password: codes of an app, recovery codes',
    uses: [],
  },
  admins: {
    owns: 'the admins of a school with their roles, who is invited to become one',
    uses: ['second-factor'],
  },
  media: { owns: 'image and video uploads, transcoding states', uses: [] },
  exports: { owns: 'lists taken away as files: asked for, made, kept for a week', uses: [] },
  palette: { owns: 'the command palette of the panel: what finds things by their words', uses: [] },
  waiting: { owns: 'what waits for a school’s admins, counted: who has something registers how', uses: [] },
  'first-steps': {
    owns: 'what leads a new school to its first sale, and whether it is done: who has a step registers how to tell; samples',
    uses: ['catalog'],
  },
  limits: {
    owns: 'how much of the installation a school may use: storage, film, mails in a month; what it uses of each',
    uses: [],
  },
  views: { owns: 'how an admin has the lists of the panel: kept views, columns that are not shown', uses: [] },
  mails: { owns: 'letters on a school’s paper: each written once for its cause, sent, kept, forgotten', uses: [] },
  catalog: {
    owns: 'products of all kinds, variants, promotions in time, price history, categories',
    uses: [],
  },
  access: {
    owns: 'grants and revocations: who may watch what, and why; what each kind of product does when it is sold',
    uses: ['catalog'],
  },
  votes: { owns: 'up and down on anything votable', uses: [] },
  moderation: { owns: 'reports, mutes, held items, limits on posting, the audit list', uses: [] },
  notifications: { owns: 'what is new to somebody, gathered into mails; who wants none', uses: [] },
  comments: {
    owns: 'comments, replies, the commentable port',
    uses: ['votes', 'moderation', 'notifications'],
  },
  reviews: {
    owns: 'ratings, moderation, review made from a comment',
    uses: ['comments', 'catalog', 'access', 'moderation'],
  },
  content: {
    owns: 'the types of block that lectures are made of: their shapes, what may be kept of them, their fields and how readers see them',
    uses: [],
  },
  courses: { owns: 'sections, lectures', uses: ['content', 'questions', 'catalog', 'access', 'comments'] },
  front: {
    owns: 'how a school’s site looks and what its front page leads with: the draft its admins share, publishing, the ways back',
    uses: ['catalog', 'courses', 'reviews'],
  },
  bundles: {
    owns: 'bundles: several products sold as one, what each buyer gets of them, and later',
    uses: ['catalog', 'access', 'courses', 'notifications'],
  },
  calendars: {
    owns: 'the address by which somebody’s own calendar reads what they have ahead',
    uses: [],
  },
  'live-events': {
    owns: 'live events: when, where and for how many, tickets, who came, reminders, waiting lists',
    uses: ['catalog', 'access', 'calendars'],
  },
  downloads: {
    owns: 'downloads: files that are sold, their versions, and who has loaded them',
    uses: ['catalog', 'access', 'notifications'],
  },
  consultations: {
    owns: 'consultations: when they are offered, free slots, bookings, reminders',
    uses: ['catalog', 'access', 'calendars'],
  },
  community: {
    owns: 'topics, posts, gallery, who wants mails about what',
    uses: ['comments', 'votes', 'access', 'catalog', 'moderation', 'notifications'],
  },
  communities: {
    owns: 'communities: topics that are sold, which of them belong to which',
    uses: ['catalog', 'access', 'community'],
  },
  memberships: {
    owns: 'memberships: what each of them opens, by name, category or all of the school',
    uses: ['catalog', 'access', 'bundles'],
  },
  questions: { owns: 'what a question asks, how it is answered and what is right', uses: [] },
  surveys: { owns: 'surveys and their answers', uses: ['catalog'] },
  fields: {
    owns: 'what forms ask that a school makes: definitions of fields, their editor, answers read by them',
    uses: [],
  },
  leads: { owns: 'lead forms and sign-ups', uses: ['catalog', 'fields', 'exports'] },
  learning: {
    owns: 'watch page, progress, favourites',
    uses: ['content', 'questions', 'courses', 'access', 'catalog', 'comments'],
  },
  certificates: {
    owns: 'certificates: for what courses give them, who has one, the page that tells whether it is valid',
    uses: ['learning', 'courses', 'catalog', 'access', 'exports', 'palette'],
  },
  exams: {
    owns: 'exams of lectures: their questions, who took them and how far they got',
    uses: ['questions', 'certificates', 'learning', 'courses', 'catalog', 'access', 'exports', 'waiting'],
  },
  notes: { owns: 'what people write down for themselves while they watch', uses: ['learning', 'courses', 'catalog'] },
  entries: {
    owns: 'what students entered into the components of lectures, as those read it who answer it, and the answers',
    uses: ['content', 'learning', 'courses', 'catalog', 'access', 'notifications', 'exports'],
  },
  lessons: {
    owns: 'what of a lesson page is one reader’s own, found at once',
    uses: ['learning', 'notes', 'comments', 'courses', 'catalog', 'access'],
  },
  companies: {
    owns: 'who buys or sells as a company: what it has to say of itself, the VAT numbers of every country and their check digits',
    uses: [],
  },
  payments: {
    owns: 'payment accounts, transactions, refunds, what gateways tell, 3-D Secure, polling',
    uses: [],
  },
  orders: {
    owns: 'what was agreed: orders and their lines, claims on what is scarce, consents, checks of VAT numbers, refunds and requests for them, contract withdrawals, confirmations',
    uses: ['catalog', 'companies', 'payments', 'access', 'fields', 'live-events', 'exports'],
  },
  offers: {
    owns: 'what is paid for it: quotes, promo codes, shares, bumps, what is offered after a purchase',
    uses: ['catalog', 'payments', 'access', 'fields', 'orders'],
  },
  checkout: {
    owns: 'one-page checkout: buying, with an account or a new one, gifts and guests, reminders of what was not finished',
    uses: ['catalog', 'companies', 'payments', 'access', 'fields', 'orders', 'offers'],
  },
  subscriptions: {
    owns: 'what is paid for by periods: memberships, renewals, refused charges, the cards they are charged by, cancelling',
    uses: ['catalog', 'payments', 'access', 'orders'],
  },
  'course-pages': {
    owns: 'what of the page of a course is one reader’s own, found at once',
    uses: ['courses', 'access', 'catalog', 'orders', 'reviews'],
  },
  students: {
    owns: 'a school’s students as its admins keep them: the list of them, their details, notes about them, what happened with each, adding several at once, giving them access',
    uses: [
      'catalog',
      'access',
      'companies',
      'payments',
      'orders',
      'exports',
      'comments',
      'community',
      'courses',
      'learning',
      'reviews',
      'moderation',
    ],
  },
  matters: {
    owns: 'what waits for a school’s admins, and until when; reminders of it',
    uses: ['orders', 'payments'],
  },
  seats: {
    owns: 'seats bought for others: pools, invitations, the access manager, gifts',
    uses: ['catalog', 'orders', 'checkout', 'payments', 'access', 'learning', 'live-events'],
  },
  sales: {
    owns: 'what was sold, seen by its money: transactions, products sold',
    uses: ['catalog', 'orders', 'payments', 'seats', 'exports'],
  },
  partners: {
    owns: 'partners: clicks of their links, the orders that came by them, commissions, payouts, their own page',
    uses: ['catalog', 'orders', 'offers', 'checkout', 'payments'],
  },
  ledger: {
    owns: 'the ledger: what became of each payment by double entry, what a school has, owes and earned, and the proof that it agrees',
    uses: ['orders', 'payments', 'partners'],
  },
  articles: { owns: 'articles: the blog of a school, its tags, addresses and feed', uses: ['content', 'catalog'] },
  search: { owns: 'course search; what search engines are told of a school', uses: ['catalog', 'articles'] },
  analytics: {
    owns: 'dashboard, visits of products and the numbers beside them',
    uses: ['catalog', 'orders', 'payments', 'comments', 'community', 'courses', 'reviews', 'partners'],
  },
  sharing: {
    owns: 'how a product is shared: campaign links and their numbers, its picture, its card on other sites',
    uses: ['catalog', 'analytics'],
  },
  insight: {
    owns: 'what becomes of those who come: from a visit to a finished course, where those who learn stop',
    uses: ['analytics', 'catalog', 'comments', 'courses', 'learning'],
  },
  closing: {
    owns: 'a school that closes: all that it has as one file, the notice, the day, and the erasing of what is personal after it',
    uses: [
      'access',
      'articles',
      'catalog',
      'certificates',
      'checkout',
      'comments',
      'community',
      'consultations',
      'courses',
      'downloads',
      'exams',
      'exports',
      'leads',
      'live-events',
      'matters',
      'moderation',
      'offers',
      'orders',
      'partners',
      'payments',
      'reviews',
      'seats',
      'students',
      'surveys',
      'votes',
    ],
  },
  operating: {
    owns: 'the installation as its operator runs it: its schools with what they cost and bring, jobs that failed',
    uses: ['analytics', 'closing', 'ledger', 'payments'],
  },
} as const satisfies Record<string, { owns: string; uses: readonly string[] }>

export type ModuleName = keyof typeof MODULES
