import type { Part, Sheet } from './lay-out.ts'

/** The same sheet as a picture: its letters are drawn, so that it looks alike wherever it is seen. */
export const writeSvg = ({ width, height, parts }: Sheet): string =>
  [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">`,
    `<rect width="${width}" height="${height}" fill="#ffffff"/>`,
    ...parts.map(drawn),
    '</svg>',
  ].join('')

function drawn(part: Part): string {
  const { kind } = part
  if (kind === 'box')
    return `<rect x="${part.x}" y="${part.y}" width="${part.width}" height="${part.height}" fill="${part.color}"/>`
  if (kind === 'picture')
    return `<image x="${part.x}" y="${part.y}" width="${part.width}" height="${part.height}" href="data:image/png;base64,${part.png.toString('base64')}"/>`
  if (kind === 'qr')
    return `<path transform="translate(${part.x} ${part.y}) scale(${part.size / part.units})" d="${part.path}"/>`
  const letters = part.lines.flatMap(({ baseline, runs }) =>
    runs.flatMap(({ font: { face }, text, x }) => {
      const scale = part.size / face.unitsPerEm
      const { glyphs, positions } = face.layout(text)
      let at = x
      return glyphs.map((glyph, nth) => {
        const { xAdvance, xOffset } = positions[nth]!
        const left = at + xOffset * scale
        at += xAdvance * scale
        return `<path transform="translate(${round(left)} ${round(baseline)}) scale(${scale} ${-scale})" d="${glyph.path.toSVG()}"/>`
      })
    }),
  )
  return `<g fill="${part.color}">${letters.join('')}</g>`
}

const round = (value: number) => Math.round(value * 100) / 100
