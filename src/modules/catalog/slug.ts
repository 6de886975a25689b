/** First parts of addresses that belong to the product itself; a school's products stay clear of them. */
export const RESERVED_SLUGS: ReadonlySet<string> = new Set([
  ...['login', 'logout', 'register', 'password', 'account', 'confirm', 'session', 'sign-in'],
  ...['courses', 'course', 'my', 'home', 'community', 'checkout', 'payment', 'payments', 'subscribe', 'stripe'],
  ...['docs', 'openapi', 'student', 'students', 'vote', 'comments', 'comment', 'replies', 'reviews', 'search'],
  ...['notes', 'lead', 'leads', 'survey', 'lecture', 'lectures', 'notifications', 'transaction', 'transactions'],
  ...['json', 'api', 'assets', 'public', 'files', 'embed', 'video', 'videos', 'tusupload', 'internal', 'dev'],
  ...['healthz', 'readyz', 'terms', 'privacy', 'legal', 'blog', 'articles', 'pages', 'webhooks', 'robots'],
  ...[
    'sitemap',
    'favicon',
    'admin',
    'operator',
    'platform',
    'error',
    'demo',
    'schools',
    'school',
    'lost',
    'enter',
    'cart', 'clock',
    'invitations',
    'certificates',
    'profile',
    'withdraw',
    'confirm-delete',
  ],
])

const LETTERS_THAT_DO_NOT_DECOMPOSE: Record<string, string> = { ł: 'l', ø: 'o', đ: 'd', ß: 'ss', æ: 'ae', œ: 'oe' }
const SLUG_MAX = 80

/** "Światło i cień" becomes "swiatlo-i-cien"; a title without letters or digits becomes `fallback`. */
export function slugOf(title: string, fallback: string): string {
  const folded = title
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[łøđßæœ]/g, (letter) => LETTERS_THAT_DO_NOT_DECOMPOSE[letter]!)
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, SLUG_MAX)
    .replace(/^-+|-+$/g, '')
  return folded || fallback
}

/** The slug itself, or the first of `-2`, `-3`… that is neither taken nor reserved. */
export function freeSlug(slug: string, taken: ReadonlySet<string>): string {
  const isFree = (candidate: string) => !taken.has(candidate) && !RESERVED_SLUGS.has(candidate)
  if (isFree(slug)) return slug
  let number = 2
  while (!isFree(`${slug}-${number}`)) number++
  return `${slug}-${number}`
}
