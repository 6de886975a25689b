export type Rgb = readonly [red: number, green: number, blue: number]

/** Reads #rgb or #rrggbb; null for anything else. Channels are 0 to 1. */
export function parseHex(color: string): Rgb | null {
  const short = /^#([\da-f])([\da-f])([\da-f])$/i.exec(color)
  const hex = short ? `#${short[1]}${short[1]}${short[2]}${short[2]}${short[3]}${short[3]}` : color
  const long = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(hex)
  if (!long) return null
  return [channel(long[1]), channel(long[2]), channel(long[3])]
}

export function toHex(rgb: Rgb): string {
  const byte = (value: number) => Math.round(clamp(value) * 255)
  return `#${rgb.map((value) => byte(value).toString(16).padStart(2, '0')).join('')}`
}

export const toLinear = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)

export const fromLinear = (value: number) => (value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055)

/** WCAG 2.2 contrast ratio of two hex colours, 1 to 21. */
export function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

function luminance(color: string): number {
  const [red, green, blue] = parseHex(color) ?? [0, 0, 0]
  return 0.2126 * toLinear(red) + 0.7152 * toLinear(green) + 0.0722 * toLinear(blue)
}

const channel = (hex = '0') => Number.parseInt(hex, 16) / 255
const clamp = (value: number) => Math.min(1, Math.max(0, value))
