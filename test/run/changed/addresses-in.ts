import type { Page } from './pages-of.ts'

const SAID = /['"`](?:\$\{[^}]*\}|\*\*)?(\/[^'"`\s]*)['"`]/g
const IN_PATTERN = /\/((?:\\\/[\w:-]+)+)/g

/** Which pages a text goes to, by the addresses that stand in it. */
export function addressesIn(text: string, pages: Page[]): Set<string> {
  const said = [
    ...[...text.matchAll(SAID)].map(([, address = '']) => address),
    ...[...text.matchAll(IN_PATTERN)].map(([, address = '']) => address.replaceAll('\\', '')),
  ]
  const found = said.map((address) => pageAt(partsOf(address), pages)?.address)
  return new Set(found.filter((address) => address !== undefined))
}

/** Of '/home/surveys/${id}?from=1' what the router looks at; what is only known in the journey fits any one part. */
const partsOf = (address: string): string[] =>
  address
    .replaceAll(/\$\{[^}]*\}/g, UNKNOWN)
    .replace(/[?#].*$/, '')
    .split('/')
    .filter(Boolean)
const UNKNOWN = '§'
/** What stands for a part that differs; a single word is the address of something else, a call or a file. */
const IS_VALUE = /[§*\d-]/

/** The page whose address says most parts by name, as the router chooses it. */
function pageAt(parts: string[], pages: Page[]): Page | undefined {
  const fitting = pages.flatMap((page) => {
    const wanted = page.address.split('/').filter(Boolean)
    if (wanted.length !== parts.length) return []
    const fits = wanted.every((part, at) => part === parts[at] || (part.startsWith(':') && IS_VALUE.test(parts[at]!)))
    return fits ? [{ page, named: wanted.filter((part) => !part.startsWith(':')).length }] : []
  })
  return fitting.toSorted((one, other) => other.named - one.named)[0]?.page
}
