/** How a country writes VAT numbers behind its two letters, and what its check digits are right by. */
interface Country {
  form: RegExp
  isRight: (rest: string) => boolean
}

const BARE_POLISH = /^\d{10}$/
/** What only says in words that it is a VAT number. */
const WORDS_BEHIND = /^(CHE\d{9})(?:MWST|TVA|IVA|VAT)$|^(NO\d{9})MVA$/
/** Signs that people put between digits; in Ireland `+` and `*` are digits. */
const BETWEEN = /[\s.,/_\-\u2010-\u2015]/g

/**
 * A VAT number in its one normal form: the country's two letters (Greece is EL), then letters and digits alone. A Polish NIP may come
 * without its country. Null for what is no VAT number of any country by form and check digits (protocols §12).
 */
export function vatNumberIn(typed: string): string | null {
  const bare = typed.normalize('NFKC').toUpperCase().replace(BETWEEN, '')
  const named = BARE_POLISH.test(bare) ? `PL${bare}` : bare.replace(/^GR/, 'EL').replace(WORDS_BEHIND, '$1$2')
  const [country, rest] = [COUNTRIES[named.slice(0, 2)], named.slice(2)]
  return country?.form.test(rest) && country.isRight(rest) ? named : null
}

/** Whether it is known how a country, by its letters in VAT numbers, writes them. */
export const isVatCountry = (letters: string): boolean => letters in COUNTRIES

/** Each digit by its weight; digits without one do not count. */
const weighed = (digits: string, weights: number[]): number =>
  weights.reduce((sum, weight, at) => sum + weight * Number(digits[at]), 0)

const digitsOf = (text: string): number[] => Array.from(text, Number)
const last = (rest: string): number => Number(rest.at(-1))

/** ISO 7812, of cards too: from the right, each second digit counts double, as the sum of its own digits. */
const luhn = (digits: string): number =>
  digitsOf(digits)
    .toReversed()
    .reduce((sum, digit, at) => sum + crossed(digit * (1 + (at % 2))), 0) % 10
const crossed = (sum: number): number => (sum > 9 ? sum - 9 : sum)

/** ISO 7064, MOD 11,10. */
function mod1110(digits: string): boolean {
  const product = digitsOf(digits.slice(0, -1)).reduce((so, digit) => (((so + digit) % 10 || 10) * 2) % 11, 10)
  return (product + last(digits)) % 10 === 1
}

/** ISO 7064, MOD 97-10: letters count as 10 to 35. */
const mod97 = (text: string): boolean =>
  Array.from(text).reduce((so, sign) => Number(`${so}${Number.parseInt(sign, 36)}`) % 97, 0) === 1

/** What is left to 11, where 11 itself is 0; 10 is no digit. */
const leftTo11 = (sum: number): number => (11 - (sum % 11)) % 11

function bulgarian(rest: string): boolean {
  if (rest.length === 9) {
    const first = weighed(rest, [1, 2, 3, 4, 5, 6, 7, 8]) % 11
    return (first < 10 ? first : (weighed(rest, [3, 4, 5, 6, 7, 8, 9, 10]) % 11) % 10) === last(rest)
  }
  return [
    (weighed(rest, [2, 4, 8, 5, 10, 9, 7, 3, 6]) % 11) % 10,
    weighed(rest, [21, 19, 17, 13, 11, 9, 7, 3, 1]) % 10,
    leftTo11(weighed(rest, [4, 3, 2, 7, 6, 5, 4, 3, 2])),
  ].includes(last(rest))
}

const CYPRIOT = [1, 0, 5, 7, 9, 13, 15, 17, 19, 21]
const cypriot = (rest: string): boolean =>
  digitsOf(rest.slice(0, -1)).reduce((sum, digit, at) => sum + (at % 2 ? digit : CYPRIOT[digit]!), 0) % 26 ===
  rest.charCodeAt(8) - 65

/** The day of a birth; months tell more than that. */
const BORN = /^\d\d(?:[0257][1-9]|[1368][0-2])(?:0[1-9]|[12]\d|3[01])/
/** Of a firm, of somebody without a number of birth (it begins with 6), and by that: ten digits, or nine that until 1953 had none to check. */
function czech(rest: string): boolean {
  if (rest.length === 8) return (leftTo11(weighed(rest, [8, 7, 6, 5, 4, 3, 2])) || 1) % 10 === last(rest)
  if (rest.length === 10) return BORN.test(rest) && (Number(rest.slice(0, -1)) % 11) % 10 === last(rest)
  if (!rest.startsWith('6')) return BORN.test(rest) && rest < '54'
  const left = leftTo11(weighed(rest.slice(1), [8, 7, 6, 5, 4, 3, 2]) + 1)
  return (18 - left) % 10 === last(rest)
}

const SPANISH_LETTERS = 'TRWAGMYFPDXBNJZSQVHLCKE'
const OF_SPANISH_FIRMS = 'JABCDEFGHI'
/** Of people by the remainder of 23, X, Y and Z being digits; of firms a digit, or the letter for it. */
function spanish(rest: string): boolean {
  if (/^[\dXYZKLM]/.test(rest)) {
    const digits = rest.slice(0, -1).replace(/^[XYZ]/, (letter) => String('XYZ'.indexOf(letter)))
    return SPANISH_LETTERS[Number(digits.replace(/^[KLM]/, '')) % 23] === rest.at(-1)
  }
  return luhn(rest.slice(1).replace(/[A-J]$/, (letter) => String(OF_SPANISH_FIRMS.indexOf(letter)))) === 0
}

const FRENCH_SIGNS = '0123456789ABCDEFGHJKLMNPQRSTUVWXYZ'
/** A SIREN behind two signs that depend on it; those of Monaco are no SIREN. */
function french(rest: string): boolean {
  const siren = rest.slice(2)
  if (!siren.startsWith('000') && luhn(siren) !== 0) return false
  if (/^\d\d/.test(rest)) return (12 + 3 * (Number(siren) % 97)) % 97 === Number(rest.slice(0, 2))
  const [first, second] = [FRENCH_SIGNS.indexOf(rest[0]!), FRENCH_SIGNS.indexOf(rest[1]!)]
  const key = first < 10 ? first * 24 + second - 10 : first * 34 + second - 100
  return (Number(siren) + 1 + Math.floor(key / 11)) % 11 === key % 11
}

const IRISH_LETTERS = 'WABCDEFGHIJKLMNOPQRSTUV'
/** Seven digits, a letter and maybe another; before 2013 the second sign could be none of the digits. */
function irish(rest: string): boolean {
  const digits = /^\d{7}/.test(rest) ? rest : `0${rest.slice(2, 7)}${rest[0]}`
  const sum = weighed(digits, [8, 7, 6, 5, 4, 3, 2]) + 9 * Math.max(0, IRISH_LETTERS.indexOf(rest[8] ?? ''))
  return IRISH_LETTERS[sum % 23] === rest[7]
}

function lithuanian(rest: string): boolean {
  const sum = (from: number) =>
    weighed(
      rest,
      Array.from({ length: rest.length - 1 }, (_, at) => 1 + ((at + from) % 9)),
    ) % 11
  return (sum(0) < 10 ? sum(0) : sum(2) % 10) === last(rest)
}

/** Of people by one rule, of firms (from 4 on) by another. */
const latvian = (rest: string): boolean =>
  rest < '4'
    ? ((1 + weighed(rest, [10, 5, 8, 4, 2, 1, 6, 3, 7, 9])) % 11) % 10 === last(rest)
    : weighed(rest, [9, 1, 4, 8, 3, 10, 2, 5, 7, 6, 1]) % 11 === 3

/** Authorities and hospitals have no check digits; those of others are by the rule of before 2010 or of since. */
const british = (rest: string): boolean =>
  /^[GH]/.test(rest) || [0, 42].includes((weighed(rest, [8, 7, 6, 5, 4, 3, 2]) + Number(rest.slice(7, 9))) % 97)

const BRITISH: Country = { form: /^(?:\d{9}|\d{12}|GD[0-4]\d\d|HA[5-9]\d\d)$/, isRight: british }

/** The countries of VIES, Northern Ireland among them, and three neighbours whose firms buy as well. */
const COUNTRIES: Record<string, Country> = {
  AT: { form: /^U\d{8}$/, isRight: (rest) => (luhn(rest.slice(1, -1)) + last(rest)) % 10 === 6 },
  BE: { form: /^[01]\d{9}$/, isRight: (rest) => 97 - (Number(rest.slice(0, 8)) % 97) === Number(rest.slice(8)) },
  BG: { form: /^\d{9,10}$/, isRight: bulgarian },
  CH: {
    form: /^E\d{9}$/,
    isRight: (rest) => leftTo11(weighed(rest.slice(1), [5, 4, 3, 2, 7, 6, 5, 4])) === last(rest),
  },
  CY: { form: /^(?!12)\d{8}[A-Z]$/, isRight: cypriot },
  CZ: { form: /^(?:[0-8]\d{7}|\d{9,10})$/, isRight: czech },
  DE: { form: /^[1-9]\d{8}$/, isRight: mod1110 },
  DK: { form: /^[1-9]\d{7}$/, isRight: (rest) => weighed(rest, [2, 7, 6, 5, 4, 3, 2, 1]) % 11 === 0 },
  EE: { form: /^\d{9}$/, isRight: (rest) => weighed(rest, [3, 7, 1, 3, 7, 1, 3, 7, 1]) % 10 === 0 },
  EL: {
    form: /^\d{9}$/,
    isRight: (rest) => (weighed(rest, [256, 128, 64, 32, 16, 8, 4, 2]) % 11) % 10 === last(rest),
  },
  ES: { form: /^(?:\d{8}[A-Z]|[XYZKLM]\d{7}[A-Z]|[A-HJNP-SUVW]\d{7}[\dA-J])$/, isRight: spanish },
  FI: { form: /^\d{8}$/, isRight: (rest) => weighed(rest, [7, 9, 10, 5, 8, 4, 2, 1]) % 11 === 0 },
  FR: { form: /^[0-9A-HJ-NP-Z]{2}\d{9}$/, isRight: french },
  GB: BRITISH,
  HR: { form: /^\d{11}$/, isRight: mod1110 },
  HU: { form: /^\d{8}$/, isRight: (rest) => weighed(rest, [9, 7, 3, 1, 9, 7, 3, 1]) % 10 === 0 },
  IE: { form: /^(?:\d{7}[A-W][A-IW]?|\d[A-Z+*]\d{5}[A-W])$/, isRight: irish },
  IT: { form: /^(?!0{7})\d{11}$/, isRight: (rest) => luhn(rest) === 0 },
  LT: { form: /^\d{7}1\d$|^\d{10}1\d$/, isRight: lithuanian },
  LU: { form: /^\d{8}$/, isRight: (rest) => Number(rest.slice(0, 6)) % 89 === Number(rest.slice(6)) },
  LV: { form: /^\d{11}$/, isRight: latvian },
  MT: { form: /^[1-9]\d{7}$/, isRight: (rest) => weighed(rest, [3, 4, 6, 7, 8, 9, 10, 1]) % 37 === 0 },
  NL: {
    form: /^\d{9}B\d{2}$/,
    isRight: (rest) => weighed(rest, [9, 8, 7, 6, 5, 4, 3, 2, -1]) % 11 === 0 || mod97(`NL${rest}`),
  },
  NO: { form: /^\d{9}$/, isRight: (rest) => leftTo11(weighed(rest, [3, 2, 7, 6, 5, 4, 3, 2])) === last(rest) },
  PL: { form: /^\d{10}$/, isRight: (rest) => weighed(rest, [6, 5, 7, 2, 3, 4, 5, 6, 7]) % 11 === last(rest) },
  PT: {
    form: /^[1-9]\d{8}$/,
    isRight: (rest) => leftTo11(weighed(rest, [9, 8, 7, 6, 5, 4, 3, 2])) % 10 === last(rest),
  },
  RO: {
    form: /^[1-9]\d{1,9}$/,
    isRight: (rest) => ((10 * weighed(rest.padStart(10, '0'), [7, 5, 3, 2, 1, 7, 5, 3, 2])) % 11) % 10 === last(rest),
  },
  SE: { form: /^\d{10}(?!00)(?:[0-8]\d|9[0-4])$/, isRight: (rest) => luhn(rest.slice(0, 10)) === 0 },
  SI: {
    form: /^[1-9]\d{7}$/,
    isRight: (rest) => {
      const sum = weighed(rest, [8, 7, 6, 5, 4, 3, 2])
      return sum % 11 !== 0 && leftTo11(sum) % 10 === last(rest)
    },
  },
  SK: { form: /^[1-9]\d[2-47-9]\d{7}$/, isRight: (rest) => Number(rest) % 11 === 0 },
  XI: BRITISH,
}
