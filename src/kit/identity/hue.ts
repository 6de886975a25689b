const HUES = 12

/** One of twelve hues, the same for the same text on every machine (FNV-1a). */
export function hueOf(text: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193) >>> 0
  return ((hash ^ (hash >>> 15)) >>> 0) % HUES
}
