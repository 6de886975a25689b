/** A path on this very host, or `/`: what a `next` parameter may lead to. */
export function localPath(given: unknown, otherwise = '/'): string {
  if (typeof given !== 'string' || !given.startsWith('/')) return otherwise
  const base = 'http://here.invalid'
  const url = URL.parse(given, base)
  return url && url.origin === base && !given.startsWith('//') && !given.includes('\\')
    ? url.pathname + url.search + url.hash
    : otherwise
}
