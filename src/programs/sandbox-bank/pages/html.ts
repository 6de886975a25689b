/** Markup that is safe to send as it is. */
export interface Html {
  readonly markup: string
}

type Part = string | number | Html | Html[]

/** A page in the making: whatever is put in is escaped, unless it was made by `html` itself. */
export const html = (strings: TemplateStringsArray, ...parts: Part[]): Html => ({
  markup: strings.reduce(
    (page, string, index) => page + string + (index < parts.length ? markupOf(parts[index] ?? '') : ''),
    '',
  ),
})

function markupOf(part: Part): string {
  if (Array.isArray(part)) return part.map((one) => one.markup).join('')
  return typeof part === 'object' ? part.markup : escape(String(part))
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const escape = (text: string): string => text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character)
