import { HOUR, MINUTE, SECOND } from '#platform/clock.ts'

/** What is shown from one moment to another, in milliseconds. */
export interface Cue {
  start: number
  end: number
  text: string
  /** where it stands and how, as WebVTT writes it behind its times */
  settings: string
}

export interface ReadCues {
  cues: Cue[]
  /** what stands before the first cue and looks like nothing: styles and regions */
  preamble: string
  /** lines that look like times and are none, as they are written */
  unreadable: string[]
}

const TIME = String.raw`(?:(\d{1,3}):)?(\d{1,2}):(\d{1,2})(?:[.,](\d{1,3}))?`
const TIMES = new RegExp(String.raw`^\s*${TIME}\s*-->\s*${TIME}(?:\s+(.*))?$`)
const ONE_TIME = new RegExp(String.raw`^\s*${TIME}\s*$`)
const KEPT_BLOCK = /^(STYLE|REGION)\b/
const LEFT_OUT = /^(WEBVTT|NOTE)\b/
const ARROW = '-->'

/** The cues of WebVTT or SubRip, in the order of their beginnings. */
export function cuesIn(text: string): ReadCues {
  const read: ReadCues = { cues: [], preamble: '', unreadable: [] }
  const blocks = text
    .replace(/^\uFEFF/, '')
    .replaceAll(/\r\n?/g, '\n')
    .split(/\n[^\S\n]*\n+/)
  for (const block of blocks) takeBlock(read, block.replace(/^\n+|\n+$/g, ''))
  read.cues = read.cues.toSorted((one, other) => one.start - other.start)
  return read
}

function takeBlock(read: ReadCues, block: string): void {
  if (KEPT_BLOCK.test(block)) read.preamble += `${block}\n\n`
  if (KEPT_BLOCK.test(block) || LEFT_OUT.test(block)) return
  const lines = block.split('\n')
  const at = lines.findIndex((line) => line.includes(ARROW))
  if (at === -1) return
  const times = TIMES.exec(lines[at]!)
  if (!times) return void read.unreadable.push(lines[at]!.trim())
  read.cues.push({
    start: milliseconds(times.slice(1, 5)),
    end: milliseconds(times.slice(5, 9)),
    settings: settingsIn(times[9] ?? ''),
    text: lines
      .slice(at + 1)
      .join('\n')
      .trim(),
  })
}

/** SubRip writes places in its own way there, which players of WebVTT do not know. */
const settingsIn = (behind: string): string =>
  behind
    .split(/\s+/)
    .filter((setting) => /^(vertical|line|position|size|align|region):\S+$/.test(setting))
    .join(' ')

const milliseconds = ([hours = '0', minutes, seconds, parts = '0']: (string | undefined)[]): number =>
  Number(hours) * HOUR + Number(minutes) * MINUTE + Number(seconds) * SECOND + Number(parts.padEnd(3, '0'))

/** A moment as it is typed, such as 1:02.5; undefined where it is none. */
export function momentIn(typed: string): number | undefined {
  const times = ONE_TIME.exec(typed)
  return times ? milliseconds(times.slice(1, 5)) : undefined
}

/** As WebVTT wants it, and as it is typed. */
export function momentText(moment: number): string {
  const two = (figure: number) => String(figure).padStart(2, '0')
  const whole = Math.max(0, Math.round(moment))
  const [hours, minutes, seconds] = [whole / HOUR, (whole % HOUR) / MINUTE, (whole % MINUTE) / SECOND].map(Math.floor)
  return `${hours ? `${two(hours)}:` : ''}${two(minutes!)}:${two(seconds!)}.${String(whole % SECOND).padStart(3, '0')}`
}

/** An empty line would end a cue, and an arrow begin another. */
const spoken = (text: string): string =>
  text
    .trim()
    .replaceAll(/\n\s*\n+/g, '\n')
    .replaceAll(ARROW, '→')

export function webvttOf({ cues, preamble }: Pick<ReadCues, 'cues' | 'preamble'>): string {
  const written = cues.map(({ start, end, settings, text }) => {
    const times = `${momentText(start)} ${ARROW} ${momentText(end)}${settings && ` ${settings}`}`
    return `${times}\n${spoken(text)}\n`
  })
  return `WEBVTT\n\n${preamble}${written.join('\n')}`
}

export type CueProblem = 'backwards' | 'empty' | 'overlaps' | 'beyond'

/** What is wrong with each cue; `beyond` the end of a film of so many milliseconds, known to the second. Undefined where nothing is. */
export function problemsOf(cues: readonly Cue[], filmEnd = Number.POSITIVE_INFINITY): (CueProblem | undefined)[] {
  let shownUntil = 0
  return cues.map(({ start, end, text }) => {
    const overlaps = start < shownUntil
    shownUntil = Math.max(shownUntil, end)
    if (end <= start) return 'backwards'
    if (text.trim() === '') return 'empty'
    if (start >= filmEnd + SECOND) return 'beyond'
    return overlaps ? 'overlaps' : undefined
  })
}

/** Whether viewers of captions would miss some, or see two at once. That one says nothing harms nobody. */
export const needsALook = ({ cues }: Pick<ReadCues, 'cues'>, filmEnd?: number): boolean =>
  problemsOf(cues, filmEnd).some((problem) => problem !== undefined && problem !== 'empty')
