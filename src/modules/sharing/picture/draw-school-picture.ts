import sharp from 'sharp'
import { accentPalette } from '#kit/theme/accent-palette.ts'
import { pairOf } from '#kit/theme/font-pairs.ts'
import { inLettersOf, openFace, type OpenFace } from '#platform/text-as-paths.ts'
import { onGround, onPaper } from './draw-picture.ts'
import { type Colors, drawWords, EDGE, NAME_SIZE, NAME_WEIGHT, type Type } from './draw-words.ts'
import { PICTURE_WIDTH as WIDTH } from './vocabulary.ts'

interface School extends Type {
  name: string
  tagline: string
  color: string
  /** where it is, said where its name is in letters that we have none of */
  host: string
  /** a picture in any format */
  logo: Buffer | null
}

const LOGO_ROOM = { width: 420, height: 64 }
/** Of what is written: with fewer, what is left makes no sense. */
const ENOUGH = 0.5

/** What messages and posts show of a school: its promise in its own colour, or beside its logo on paper. */
export async function drawSchoolPicture({ template, fonts, color, logo, ...school }: School): Promise<Buffer> {
  const colors = logo ? onPaper(color) : onFill(color)
  const width = WIDTH - 2 * EDGE
  const { heading, text, weight } = pairOf({ template, fonts })
  const large = await openFace({ face: heading, weight })
  const small = await openFace({ face: text, weight: NAME_WEIGHT })
  const name = legible(small, school.name)
  const title = legible(large, school.tagline) || legible(large, school.name) || school.host
  const above = name && title !== legible(large, school.name) ? name : school.host
  const words = await drawWords({ name: logo ? '' : above, title, template, fonts, width, colors })
  const fitted = logo && (await fitLogo(logo))
  return onGround(colors.ground, [
    { input: words, left: 0, top: 0 },
    ...(fitted ? [{ input: fitted.data, left: EDGE, top: EDGE + NAME_SIZE + 8 - fitted.info.height }] : []),
  ])
}

const fitLogo = (logo: Buffer) =>
  sharp(logo)
    .resize({ ...LOGO_ROOM, fit: 'inside' })
    .png()
    .toBuffer({ resolveWithObject: true })

/** What a face can write of a text, where that is most of it. */
function legible(face: OpenFace, text: string): string {
  const lettersIn = (given: string) => given.match(/[\p{L}\p{N}]/gu)?.length ?? 0
  const written = inLettersOf(face, text)
  return lettersIn(written) > 0 && lettersIn(written) >= lettersIn(text) * ENOUGH ? written : ''
}

function onFill(color: string): Colors {
  const { fill, fillHover, onFill: ink } = accentPalette(color).light
  return { ground: fill, ink, nameInk: ink, spine: fillHover }
}
