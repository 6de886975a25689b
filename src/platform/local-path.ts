const HERE = 'http://here.invalid'

/** A path on this very host, or `otherwise`: what a `next` parameter may lead to, by the address that browsers make of it. */
export function localPath(given: unknown, otherwise = '/'): string {
  if (typeof given !== 'string' || !given.startsWith('/')) return otherwise
  const url = URL.parse(given, HERE)
  if (url?.origin !== HERE) return otherwise
  const path = url.pathname + url.search + url.hash
  return path.startsWith('//') ? otherwise : path
}
