/** Modules that all others may use. */
export const OPEN_TO_ALL = ['schools', 'people', 'media'] as const

/**
 * Which modules each module may use, besides those open to all. Downwards only.
 * The boundary checker and the table in docs/architecture.md are made from this.
 */
export const MODULES: Record<string, { owns: string; uses: string[] }> = {
  schools: { owns: 'schools, page settings, domains, language, currency, legal texts', uses: [] },
  people: {
    owns: 'admins, students, operators, sessions, login, registration, password reset, the switches',
    uses: [],
  },
  media: { owns: 'image and video uploads, transcoding states', uses: [] },
  catalog: { owns: 'products of all kinds, variants, promotions in time, price history, categories', uses: [] },
  access: { owns: 'grants and revocations: who may watch what, and why', uses: ['catalog'] },
  votes: { owns: 'up and down on anything votable', uses: [] },
  moderation: { owns: 'reports, mutes, held items, limits on posting, the audit list', uses: [] },
  comments: { owns: 'comments, replies, the commentable port', uses: ['votes', 'access', 'moderation'] },
  reviews: {
    owns: 'ratings, moderation, review made from a comment',
    uses: ['comments', 'catalog', 'access', 'moderation'],
  },
  courses: { owns: 'sections, lectures', uses: ['catalog', 'access', 'comments'] },
  community: {
    owns: 'topics, posts, gallery, who wants mails about what',
    uses: ['comments', 'votes', 'access', 'catalog', 'moderation'],
  },
  surveys: { owns: 'surveys and their answers', uses: ['catalog'] },
  leads: { owns: 'lead forms and sign-ups', uses: ['catalog'] },
  learning: { owns: 'watch page, progress, favourites', uses: ['courses', 'access', 'catalog', 'comments'] },
  payments: { owns: 'transactions, provider notifications, 3-D Secure, polling', uses: [] },
  checkout: { owns: 'one-page checkout, orders, consents', uses: ['catalog', 'payments', 'access', 'notifications'] },
  search: { owns: 'course search', uses: ['catalog'] },
  notifications: {
    owns: 'mails',
    uses: ['catalog', 'access', 'comments', 'courses', 'reviews', 'community'],
  },
  analytics: {
    owns: 'dashboard',
    uses: ['catalog', 'checkout', 'payments', 'comments', 'community', 'courses', 'reviews'],
  },
}
