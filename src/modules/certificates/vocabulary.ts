/** How a certificate is earned; each is registered with `WaysToEarn` by whoever can tell who has earned it. */
export const WAYS = ['completion', 'exam'] as const
export type Way = (typeof WAYS)[number]

/** `access`: it ended together with the access that it was earned by, and comes back with it. */
export const REVOKED_FOR = ['admin', 'access'] as const

export const CERTIFICATE_STATES = ['valid', 'revoked'] as const
export type CertificateState = (typeof CERTIFICATE_STATES)[number]

/** Crockford's: nothing in it is taken for something else when it is read out or typed from paper. */
export const SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
/** a hundred bits */
export const CODE_LENGTH = 20
const GROUP = 5
const GROUPS = new RegExp(`.{${GROUP}}(?=.)`, 'g')

/** A certificate's code as people read it: "7KQ4M-2XDVC-…". */
export const shownCode = (code: string): string => code.replace(GROUPS, '$&-')

/** The code in what was typed: in groups, in small letters, misread. */
export const codeIn = (typed: string): string =>
  typed
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1')

/** Where anybody sees whether it is valid. */
export const certificatePath = (code: string): string => `/certificates/${shownCode(code)}`

export const REASON_MAX = 500
export const SEARCH_MAX = 100

export const LAYOUTS = ['landscape', 'portrait'] as const
export type Layout = (typeof LAYOUTS)[number]
/** Which logo stands on it. */
export const LOGOS = ['school', 'own', 'none'] as const

/** What its words may say for what is different on each. */
export const PLACEHOLDERS = ['name', 'course', 'school', 'date'] as const
/** Its words in one language, in the order in which they stand on it; what is empty is the usual one, or left out. */
export const TEMPLATE_WORDS = ['title', 'before', 'after', 'more', 'role'] as const
export type TemplateWord = (typeof TEMPLATE_WORDS)[number]
export const WORD_MAX: Record<TemplateWord, number> = { title: 60, before: 160, after: 160, more: 300, role: 100 }
export const SIGNER_MAX = 100
