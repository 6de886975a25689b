import type { ObjectStore } from '#providers/storage/port.ts'
import { videoPrefix } from './own-host.ts'

/** Captions of which no player would show anything: no WebVTT at all, or nothing to be read at any time. */
export class UnreadableCaptions extends Error {
  readonly code: 'unreadable-captions' | 'no-captions'
  constructor(code: UnreadableCaptions['code']) {
    super(code)
    this.code = code
  }
}

/**
 * Stores a WebVTT file as the captions of a video in one language (a tag such as `pl`), replacing older ones. Refuses with
 * UnreadableCaptions what players read nothing of.
 */
export async function putCaptions(store: ObjectStore, videoId: string, language: string, webvtt: string) {
  if (!/^\uFEFF?WEBVTT([ \t\r\n]|$)/.test(webvtt)) throw new UnreadableCaptions('unreadable-captions')
  if (!isAnythingShown(webvtt)) throw new UnreadableCaptions('no-captions')
  await store.put(captionsKey(videoId, language), Buffer.from(webvtt), { contentType: 'text/vtt; charset=utf-8' })
}

export async function deleteCaptions(store: ObjectStore, videoId: string, language: string) {
  await store.delete(captionsKey(videoId, language))
}

export function captionsKey(videoId: string, language: string): string {
  return `${videoPrefix(videoId)}captions/${language}.vtt`
}

const MOMENT = String.raw`(?:(\d{2,}):)?([0-5]\d):([0-5]\d)\.(\d{3})`
const TIMES = new RegExp(String.raw`^[ \t\f]*${MOMENT}[ \t\f]*-->[ \t\f]*${MOMENT}(?:[ \t\f]|$)`)

/** By the rules of players, which skip what is written in another way (WebVTT §6.3). */
function isAnythingShown(webvtt: string): boolean {
  const lines = webvtt.split(/\r\n?|\n/)
  return lines.some((line, nth) => {
    const times = TIMES.exec(line)
    const said = lines[nth + 1] ?? ''
    return times !== null && said.trim() !== '' && !said.includes('-->') && secondsIn(times, 5) > secondsIn(times, 1)
  })
}

const secondsIn = (times: RegExpExecArray, at: number): number =>
  [3600, 60, 1, 0.001].reduce((sum, size, nth) => sum + size * Number(times[at + nth] ?? 0), 0)
