import { createContext } from 'react-router'
import { PIECES_META } from '#kit/shown-pieces.ts'

/** Of each piece that comes on demand, the scripts it is made of in browsers. */
export const pieceScripts = createContext<Readonly<Record<string, readonly string[]>>>({})

/** What the head of a page says of the pieces it was rendered with: their names, and scripts that it does not ask for already. */
export function toldPieces(
  asked: ReadonlySet<string>,
  pieces: Iterable<string>,
  scriptsOf: Readonly<Record<string, readonly string[]>>,
): string {
  const names = [...pieces]
  if (names.length === 0) return ''
  const scripts = new Set(names.flatMap((name) => scriptsOf[name] ?? []).filter((each) => !asked.has(each)))
  const links = Array.from(scripts, (script) => `<link rel="modulepreload" href="${script}"/>`)
  return `<meta name="${PIECES_META}" content="${names.join(' ')}"/>${links.join('')}`
}
