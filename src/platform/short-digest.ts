/** A few letters that change with what they are made of (FNV-1a): for addresses that are kept for ever, nothing secret. */
export function shortDigest(...parts: unknown[]): string {
  const text = JSON.stringify(parts)
  let digest = 0x811c9dc5
  for (let at = 0; at < text.length; at++) digest = Math.imul(digest ^ text.charCodeAt(at), 0x01000193) >>> 0
  return digest.toString(36)
}
