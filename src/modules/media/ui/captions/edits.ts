import type { Cue } from './cues.ts'

/** How long a new one is shown. */
const SHOWN_FOR = 3000

const replaced = (cues: readonly Cue[], nth: number, count: number, others: Cue[]): Cue[] =>
  cues.toSpliced(nth, count, ...others)

/** With part of one changed; they stand in the order of their beginnings. */
export const withChange = (cues: readonly Cue[], nth: number, part: Partial<Cue>): Cue[] =>
  replaced(cues, nth, 1, [{ ...cues[nth]!, ...part }]).toSorted((one, other) => one.start - other.start)

export const without = (cues: readonly Cue[], nth: number): Cue[] => replaced(cues, nth, 1, [])

/** Two of one: the words are shared out by lines, or in the middle, and the time by how much is said. */
export function split(cues: readonly Cue[], nth: number): Cue[] {
  const cue = cues[nth]!
  const [first, second] = halves(cue.text.trim())
  const share = first.length / Math.max(1, first.length + second.length)
  const middle = Math.round(cue.start + (cue.end - cue.start) * share)
  return replaced(cues, nth, 1, [
    { ...cue, end: middle, text: first },
    { ...cue, start: middle, text: second },
  ])
}

function halves(text: string): [string, string] {
  const lines = text.split('\n')
  const parts = lines.length > 1 ? lines : text.split(/\s+/)
  const middle = Math.ceil(parts.length / 2)
  const glue = lines.length > 1 ? '\n' : ' '
  return [parts.slice(0, middle).join(glue), parts.slice(middle).join(glue)]
}

/** One of two that follow each other. */
export function mergeWithNext(cues: readonly Cue[], nth: number): Cue[] {
  const [cue, next] = [cues[nth]!, cues[nth + 1]]
  if (!next) return [...cues]
  return replaced(cues, nth, 2, [
    { ...cue, end: Math.max(cue.end, next.end), text: `${cue.text}\n${next.text}`.trim() },
  ])
}

/** A new one that begins at a moment and ends before the next. */
export function withNew(cues: readonly Cue[], start: number): Cue[] {
  const next = cues.find((cue) => cue.start > start)
  const end = Math.min(start + SHOWN_FOR, next?.start ?? Number.POSITIVE_INFINITY)
  return [...cues, { start, end, text: '', settings: '' }].toSorted((one, other) => one.start - other.start)
}
