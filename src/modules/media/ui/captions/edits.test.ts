import { expect, test } from 'vitest'
import type { Cue } from './cues.ts'
import { mergeWithNext, split, withChange, without, withNew } from './edits.ts'

const cue = (start: number, end: number, text = 'Cześć'): Cue => ({ start, end, text, settings: '' })
const CUES = [cue(0, 1000, 'A'), cue(2000, 4000, 'B'), cue(5000, 6000, 'C')]
const texts = (cues: Cue[]) => cues.map(({ text }) => text)

test('a cue whose beginning moves takes its place in the order', () => {
  expect(texts(withChange(CUES, 0, { start: 4500, end: 4800 }))).toEqual(['B', 'A', 'C'])
})

test('one is split by its lines, else by its words, and the time by how much is said', () => {
  expect(split([cue(0, 1000, 'one two three')], 0)).toEqual([cue(0, 583, 'one two'), cue(583, 1000, 'three')])
  expect(texts(split([cue(0, 1000, 'a b\nc')], 0))).toEqual(['a b', 'c'])
  expect(texts(split([cue(0, 1000, 'one')], 0))).toEqual(['one', ''])
})

test('two become one, from the beginning of the first to the end of the last', () => {
  expect(mergeWithNext(CUES, 0)).toEqual([cue(0, 4000, 'A\nB'), CUES[2]])
  expect(mergeWithNext(CUES, 2)).toEqual(CUES)
})

test('a new one begins at the moment and ends before the next', () => {
  expect(withNew(CUES, 4500)[2]).toEqual(cue(4500, 5000, ''))
  expect(withNew(CUES, 7000)[3]).toEqual(cue(7000, 10_000, ''))
  expect(texts(without(CUES, 1))).toEqual(['A', 'C'])
})
