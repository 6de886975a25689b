/** The few colours a picture is cut from. */
export interface Palette {
  paper: string
  shade: string
  soft: string
  mid: string
  deep: string
  accent: string
}

export const paletteOf = (hue: number): Palette => ({
  paper: `hsl(${hue}, 42%, 91%)`,
  shade: `hsl(${hue}, 36%, 84%)`,
  soft: `hsl(${hue}, 40%, 72%)`,
  mid: `hsl(${hue}, 42%, 50%)`,
  deep: `hsl(${hue}, 44%, 26%)`,
  accent: `hsl(${(hue + 168) % 360}, 46%, 48%)`,
})
