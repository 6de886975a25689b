const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** XML knows no control characters, however they are written. */
export const escapeXml = (text: string): string =>
  text.replace(/[\p{Cc}\uFFFE\uFFFF]/gu, ' ').replace(/[&<>"]/g, (each) => ENTITIES[each]!)

export const xmlElement = (name: string, text: string): string => `<${name}>${escapeXml(text)}</${name}>`
