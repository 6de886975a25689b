import sharp from 'sharp'
import type { UploadedFile } from '#platform/contract/endpoint.ts'
import type { Motif } from './motifs.ts'
import { pictureOf } from './picture-of.ts'

const SIDE = 800

/** A picture as somebody would upload it. */
export async function drawnFile(picture: { motif: Motif; hue: number }): Promise<UploadedFile> {
  const drawn = sharp(Buffer.from(pictureOf(picture)))
  const bytes = await (picture.motif === 'portrait' ? drawn.resize(SIDE, SIDE) : drawn).png().toBuffer()
  return { filename: `${picture.motif}.png`, mimetype: 'image/png', bytes }
}
