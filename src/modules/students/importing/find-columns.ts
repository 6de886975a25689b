import { readPerson } from '#platform/contract/read-person.ts'
import type { ColumnUse, ImportColumn } from './vocabulary.ts'

/** By what the head of a column may say, once it is plain (`plainHead`). What stands first is meant most. */
const HEADS: Record<ImportColumn, string[]> = {
  email: [
    'email',
    'e mail',
    'email address',
    'e mail address',
    'adres e mail',
    'adres email',
    'mail',
    'adres mail',
    'emails',
    'adres',
  ],
  name: [
    'full name',
    'fullname',
    'name',
    'imie i nazwisko',
    'imie nazwisko',
    'imie i nazwisko lub nazwa',
    'pelne imie i nazwisko',
    'nazwisko i imie',
    'nazwisko imie',
    'first and last name',
    'first last name',
    'display name',
    'nazwa wyswietlana',
    'nazwa',
    'username',
    'nazwa uzytkownika',
  ],
  firstName: ['first name', 'firstname', 'given name', 'forename', 'fname', 'imie', 'imiona', 'pierwsze imie'],
  lastName: ['last name', 'lastname', 'surname', 'family name', 'lname', 'nazwisko', 'nazwiska'],
  phone: [
    'phone',
    'phone number',
    'mobile phone',
    'mobile',
    'mobile number',
    'cell phone',
    'cell',
    'telephone',
    'telephone number',
    'tel',
    'telefon',
    'numer telefonu',
    'nr telefonu',
    'nr tel',
    'telefon komorkowy',
    'telefon kontaktowy',
    'telefon glowny',
    'komorka',
    'home phone',
    'telefon domowy',
    'business phone',
    'work phone',
    'telefon sluzbowy',
  ],
  products: ['products', 'product', 'courses', 'course', 'produkty', 'produkt', 'kursy', 'kurs'],
}

const wordsOf = (text: string): Set<string> => new Set(text.split(' '))
/** By themselves they head a column of names; beside another word they say whose it is: `Imię kupującego`. */
const PERSONS = wordsOf(
  'buyer purchaser customer client student learner user member contact subscriber participant attendee person ' +
    'klient klienta kupujacy kupujacego nabywca nabywcy zamawiajacy zamawiajacego platnik platnika kursant kursanta uczestnik uczestnika ' +
    'uzytkownik uzytkownika osoba osoby kontakt kontaktu subskrybent subskrybenta odbiorca odbiorcy',
)
/** What says which of several it is: `Billing first name`, `E-mail 1 - Value`. */
const QUALIFIERS = wordsOf('billing purchase primary main value 1 your twoj twoje')

/** So many rows show what stands in a column. */
const LOOKED_AT = 50

interface Column {
  at: number
  head: string
  /** some of it, from the top, without what is empty */
  cells: string[]
}

/** Which of the first rows names the columns, be there a title above it or not; -1 where none does. */
export function findHeads(rows: string[][]): number {
  const named = rows.findIndex((row) => row.some((cell) => HEADS.email.includes(plainHead(cell))))
  const addressed = rows.findIndex((row) => row.some((cell) => cell.includes('@')))
  if (named >= 0 && (addressed < 0 || named <= addressed)) return named
  return addressed === 0 ? -1 : 0
}

/** What the columns are, in their order, by their heads and by what stands in them; without `email` where none can hold addresses. */
export function findColumns(heads: string[], rows: string[][]): ColumnUse[] {
  const seen = rows.slice(0, LOOKED_AT)
  const columns = heads.map((head, at) => ({
    at,
    head: plainHead(head),
    cells: seen.map((cells) => cells[at] ?? '').filter(Boolean),
  }))
  const email = addressColumn(columns)
  const uses: ColumnUse[] = heads.map(() => 'none')
  if (email) uses[email.at] = 'email'
  const others = columns.filter((column) => column !== email)
  for (const use of ['name', 'firstName', 'lastName', 'phone', 'products'] as const) {
    const best = bestOf(others, use)
    if (best) uses[best.at] = use
  }
  return uses
}

/** Of a file without heads: addresses, names, phone numbers, products; addresses may stand behind the names, alone or in two columns. */
export function usesInOrder(row: string[]): ColumnUse[] {
  const email = row.findIndex((cell) => cell.includes('@'))
  if (email <= 0) return ['email', 'firstName', 'lastName', 'phone', 'products']
  const uses: ColumnUse[] = row.map(() => 'none')
  uses[0] = 'firstName'
  if (email > 1) uses[1] = 'lastName'
  uses[email] = 'email'
  return uses
}

/** By its head, and if none of those holds any, the one with most addresses. */
function addressColumn(columns: Column[]): Column | undefined {
  const named = columns
    .filter(({ head }) => HEADS.email.includes(head))
    .toSorted((one, other) => rank(one) - rank(other))
  const [best] = named.toSorted((one, other) => addressesIn(other) - addressesIn(one))
  if (best && addressesIn(best) > 0) return best
  const [fullest] = columns.toSorted((one, other) => addressesIn(other) - addressesIn(one))
  return fullest && addressesIn(fullest) > 0 ? fullest : named[0]
}

const rank = ({ head }: Column): number => HEADS.email.indexOf(head)
const addressesIn = ({ cells }: Column): number => cells.filter((cell) => 'email' in readPerson(cell)).length

function bestOf(columns: Column[], use: Exclude<ImportColumn, 'email'>): Column | undefined {
  const ranked = columns
    .filter(({ head }) => HEADS[use].includes(head))
    .toSorted((one, other) => HEADS[use].indexOf(one.head) - HEADS[use].indexOf(other.head))
  const fitting = ranked.filter((column) => fits(column, use))
  return fitting.find(({ cells }) => cells.length > 0) ?? fitting[0]
}

/** Numbers are no names: they count products, or people. What people log in with may be one. */
function fits({ head, cells }: Column, use: ImportColumn): boolean {
  if (use === 'phone' || cells.length === 0) return true
  if (use === 'name' && LOGINS.includes(head)) return cells.some((cell) => /\S \S/.test(cell))
  return cells.some((cell) => !/^\d+$/.test(cell))
}

const LOGINS = ['username', 'nazwa uzytkownika']

/** In small letters without signs, and without whose it is: `Adres - e-mail` is `adres e mail`, `billing_first_name` is `first name`. */
function plainHead(head: string): string {
  const words = head
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ł', 'l')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
  const whole = words.join(' ')
  if (whole === 'user name') return 'username'
  if (WHOLE.has(whole)) return whole
  if (words.length === 1 && PERSONS.has(whole)) return 'name'
  return words.filter((word) => !PERSONS.has(word) && !QUALIFIERS.has(word)).join(' ')
}

const WHOLE = new Set(Object.values(HEADS).flat())
