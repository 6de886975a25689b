import { KINDS } from './kinds/vocabulary.ts'

/** First parts of addresses that belong to the product itself; a school's products stay clear of them. */
export const RESERVED_SLUGS: ReadonlySet<string> = new Set([
  ...Object.values(KINDS).map(({ pages }) => pages.slice(1)),
  ...`
    account admin api articles assets blog calendars cart certificates checkout clock comment comments community confirm confirm-delete
    course courses demo dev docs email-changes embed enter error exam-attempts favicon files forms healthz home icons internal invitations json language lead leads lecture
    lectures legal login logout lost my no-reminders notes notifications openapi operator pages partners password payment payments
    pictures platform privacy profile public readyz register replies reports reviews robots school schools search session sign-in sitemap
    start stripe student students subscribe survey terms transaction transactions tusupload unsubscribe video videos vote waiting-list
    webhooks welcome withdraw
  `
    .trim()
    .split(/\s+/),
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
