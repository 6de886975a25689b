import { hasAddress } from '#platform/contract/has-address.ts'

/** Whether a text leads away from the school at this origin; addresses of its own pages do not. */
export const hasLinks = (text: string, origin: string): boolean =>
  text.split(/\s+/).some((word) => hasAddress(withoutOwn(word, origin)))

const withoutOwn = (word: string, origin: string): string => {
  const rest = word.startsWith(origin) ? word.slice(origin.length) : word
  return rest === '' || /^[/?#]/.test(rest) ? rest : word
}
