import { accentPalette, type AccentTones } from './accent-palette.ts'
import { toOklch } from './oklch.ts'
import { contrast, parseHex } from './srgb.ts'

interface AccentOutcome extends Pick<AccentTones, 'text' | 'fill' | 'onFill'> {
  /** links and buttons are in the very colour that was chosen */
  isKept: boolean
  /** of text on its button, such as 4.5 */
  contrast: number
}

/** Below it nobody tells a tone from the grey of the text around. */
const SEEN_CHROMA = 0.025

/** What becomes of a chosen colour; null for what is no colour. */
export function accentOutcome(color: string) {
  const chosen = parseHex(color)
  if (!chosen) return null
  const { light, dark } = accentPalette(color)
  const outcome = ({ text, fill, onFill }: AccentTones): AccentOutcome => ({
    text,
    fill,
    onFill,
    isKept: text === color.toLowerCase() && fill === text,
    contrast: contrast(onFill, fill),
  })
  return {
    light: outcome(light),
    dark: outcome(dark),
    /** it can be read, and still looks like the text around: no correction gives it a hue */
    isLost: [light.text, dark.text].some((tone) => toOklch(parseHex(tone) ?? [0, 0, 0]).chroma < SEEN_CHROMA),
  }
}
