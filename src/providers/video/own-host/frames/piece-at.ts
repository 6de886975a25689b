export interface Piece {
  file: string
  /** where in the film it begins */
  from: number
}

/** The playlist of the largest rendition that a master playlist names; they stand in it from small to large. */
export const largestIn = (master: string): string | undefined =>
  master.split('\n').findLast((line) => line.endsWith('.m3u8'))

/** What all pieces of a playlist begin with. */
export const beginningIn = (playlist: string): string | undefined => /#EXT-X-MAP:URI="([^"]+)"/.exec(playlist)?.[1]

/** The piece of a playlist that holds a second of the film; the last one for what lies beyond. */
export function pieceAt(playlist: string, second: number): Piece | undefined {
  let [from, latest]: [number, Piece | undefined] = [0, undefined]
  for (const [, seconds, file] of playlist.matchAll(/#EXTINF:([\d.]+),[^\n]*\n(\S+)/g)) {
    if (latest && from > second) break
    latest = { file: String(file), from }
    from += Number(seconds)
  }
  return latest
}
