export interface TextPart {
  text: string
  href?: string
}

/** Splits text at its web addresses; the full stop or bracket after one belongs to the sentence. */
export function linkedParts(text: string): TextPart[] {
  const parts: TextPart[] = []
  let end = 0
  for (const { 0: found, index } of text.matchAll(/\bhttps?:\/\/[^\s<>"„”]+/gi)) {
    const address = withoutSentenceEnd(found)
    if (!URL.canParse(address)) continue
    if (index > end) parts.push({ text: text.slice(end, index) })
    parts.push({ text: address, href: address })
    end = index + address.length
  }
  if (end < text.length) parts.push({ text: text.slice(end) })
  return parts
}

function withoutSentenceEnd(found: string): string {
  const address = found.replace(/[.,;:!?'’…]+$/, '')
  const hasSpareBracket = address.endsWith(')') && !address.includes('(')
  return hasSpareBracket ? withoutSentenceEnd(address.slice(0, -1)) : address
}
