import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { markChapters } from './mark-chapters.ts'

/** As browsers have it; Node has none. */
class Cue {
  readonly startTime: number
  readonly endTime: number
  readonly text: string
  constructor(startTime: number, endTime: number, text: string) {
    this.startTime = startTime
    this.endTime = endTime
    this.text = text
  }
}

/** What of a film holds its tracks. */
function aFilm() {
  const textTracks: { kind: string; cues: Cue[]; addCue: (cue: Cue) => void }[] = []
  const addTextTrack = (kind: string) => {
    const cues: Cue[] = []
    const track = { kind, cues, addCue: (cue: Cue) => void cues.push(cue) }
    textTracks.push(track)
    return track
  }
  return { textTracks, video: { textTracks, addTextTrack } as unknown as HTMLVideoElement }
}

beforeEach(() => void vi.stubGlobal('VTTCue', Cue))
afterEach(() => void vi.unstubAllGlobals())

test('each chapter lasts until the next begins, the last one however long the film is', () => {
  const { textTracks, video } = aFilm()
  const chapters = [
    { at_seconds: 0, title: 'Papier & klej' },
    { at_seconds: 90, title: '<b>Nici</b>' },
  ]
  markChapters(video, chapters)
  markChapters(video, chapters)
  expect(textTracks.map(({ kind }) => kind)).toEqual(['chapters'])
  expect(textTracks[0]!.cues).toEqual([
    new Cue(0, 90, 'Papier &amp; klej'),
    new Cue(90, Number.MAX_SAFE_INTEGER, '&lt;b>Nici&lt;/b>'),
  ])
})

test('a film without chapters has a bar in one piece', () => {
  const { textTracks, video } = aFilm()
  markChapters(video, [])
  expect(textTracks).toEqual([])
})
