import { expect, test } from 'vitest'
import { type Cue, cuesIn, momentIn, momentText, problemsOf, webvttOf } from './cues.ts'

const cue = (start: number, end: number, text = 'Cześć'): Cue => ({ start, end, text, settings: '' })

test('SubRip becomes WebVTT: its commas in times, not those in what is said, and none of its places', () => {
  const subrip =
    '\uFEFF2\r\n00:00:05,000 --> 00:00:06,000 X1:10 X2:20\r\nI deska\r\n\r\n\r\n1\r\n00:00:01,500 --> 00:00:04,000\r\nNożyk, 12,5 cm\r\n– i nic\r\n'
  const read = cuesIn(subrip)
  expect(read.unreadable).toEqual([])
  expect(webvttOf(read)).toBe(
    'WEBVTT\n\n00:01.500 --> 00:04.000\nNożyk, 12,5 cm\n– i nic\n\n00:05.000 --> 00:06.000\nI deska\n',
  )
})

test('WebVTT keeps its styles and places, written anew it is the same', () => {
  const webvtt =
    'WEBVTT\n\nSTYLE\n::cue { color: red }\n\n00:01.000 --> 01:00:02.250 line:0 align:start\n<i>Cześć</i>\n'
  expect(webvttOf(cuesIn(webvtt))).toBe(webvtt)
  expect(
    cuesIn(`WEBVTT - Polish\nKind: captions\n\nNOTE --> nothing\n\nintro\n00:01.000 --> 00:02.000\nA\n`).cues,
  ).toEqual([cue(1000, 2000, 'A')])
})

test('lines that look like times and are none are named', () => {
  expect(cuesIn('WEBVTT\n\n00:01 -> 00:02\nA\n\nab:cd --> 00:02.000\nB\n\n00:03.000 --> soon\nC').unreadable).toEqual([
    'ab:cd --> 00:02.000',
    '00:03.000 --> soon',
  ])
})

test('what is said can neither end a cue nor begin another', () => {
  const written = webvttOf({ cues: [cue(0, 1000, 'A\n\n\n00:05.000 --> 00:06.000\nB')], preamble: '' })
  expect(cuesIn(written).cues).toEqual([cue(0, 1000, 'A\n00:05.000 → 00:06.000\nB')])
})

test.each([
  ['1:02.5', 62_500],
  ['01:00:00.001', 3_600_001],
  ['0:01,25', 1250],
  ['0:09', 9000],
  ['soon', undefined],
  ['5', undefined],
])('%s is %s ms', (typed, moment) => {
  expect(momentIn(typed)).toBe(moment)
  if (moment !== undefined) expect(momentIn(momentText(moment))).toBe(moment)
})

test('overlaps, times that go backwards, empty ones and those beyond the end are named', () => {
  const cues = [cue(0, 2000), cue(1500, 2500), cue(3000, 3000), cue(4000, 5000, ' '), cue(9000, 9500), cue(2600, 2900)]
  expect(problemsOf(cues, 8000)).toEqual([undefined, 'overlaps', 'backwards', 'empty', 'beyond', 'overlaps'])
  expect(problemsOf([cue(0, 5000), cue(1000, 2000), cue(3000, 4000)])).toEqual([undefined, 'overlaps', 'overlaps'])
})
