import { type Oklch, toDisplayable, toOklch } from './oklch.ts'
import { grounds } from './grounds.ts'
import { contrast, parseHex, toHex } from './srgb.ts'

export interface AccentTones {
  /** Text, icons, focus rings and strokes: at least 4.5:1 on every ground. */
  text: string
  /** Filled buttons, as near to the chosen colour as can be. */
  fill: string
  fillHover: string
  /** Text on `fill` and `fillHover`: at least 4.5:1 on both. */
  onFill: string
  /** A quiet tinted ground; `text` and the ink stay readable on it. */
  soft: string
}

export const DEFAULT_ACCENT = '#2a3fb0'
const AA = 4.5
const STEP = 0.01

/** The school's colour, corrected for both schemes; what is not a hex colour gives the default. */
export function accentPalette(color: string): { light: AccentTones; dark: AccentTones } {
  const chosen = toOklch(parseHex(color) ?? parseHex(DEFAULT_ACCENT)!)
  return { light: tones(chosen, grounds.light, -STEP), dark: tones(chosen, grounds.dark, STEP) }
}

function tones(chosen: Oklch, ground: (typeof grounds)['light'], step: number): AccentTones {
  const soft = softTone(chosen, ground)
  const readable = (tone: string) =>
    [ground.paper, ground.sunk, ground.raised, soft].every((under) => contrast(tone, under) >= AA)
  const text = shift(chosen, step, readable)
  const visible = shift(chosen, step, (tone) => contrast(tone, ground.paper) >= ground.fillContrast)
  return { text, soft, ...fillTones(visible, step) }
}

/** Either white or ink can be read on a fill, sometimes only after moving it a little. */
function fillTones(visible: string, step: number) {
  const start = toOklch(parseHex(visible)!)
  const hoverOf = (tone: string) => {
    const { lightness, ...rest } = toOklch(parseHex(tone)!)
    return hexOf({ ...rest, lightness: lightness + (lightness > 0.55 && lightness < 0.9 ? 0.05 : -0.05) })
  }
  const inkFor = (tone: string) =>
    ['#ffffff', '#14110d'].find((ink) => contrast(ink, tone) >= AA && contrast(ink, hoverOf(tone)) >= AA)
  const fill = shift(start, step, (tone) => inkFor(tone) !== undefined)
  return { fill, fillHover: hoverOf(fill), onFill: inkFor(fill) ?? '#ffffff' }
}

function softTone({ chroma, hue }: Oklch, ground: (typeof grounds)['light']): string {
  return hexOf({ lightness: ground.softLightness, chroma: Math.min(chroma * 0.25, 0.035), hue })
}

function shift(from: Oklch, step: number, passes: (tone: string) => boolean): string {
  for (let { lightness } = from; lightness > 0 && lightness < 1; lightness += step) {
    const tone = hexOf({ ...from, lightness })
    if (passes(tone)) return tone
  }
  return step < 0 ? '#000000' : '#ffffff'
}

const hexOf = (tone: Oklch) => toHex(toDisplayable(tone))
