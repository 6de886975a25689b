import sharp from 'sharp'
import type { UploadedFile } from '#platform/contract/endpoint.ts'
import type { Motif } from './motifs.ts'
import { pictureOf } from './picture-of.ts'

/** A picture as somebody would upload it. */
export async function drawnFile(picture: { motif: Motif; hue: number }): Promise<UploadedFile> {
  const bytes = await sharp(Buffer.from(pictureOf(picture)))
    .png()
    .toBuffer()
  return { filename: `${picture.motif}.png`, mimetype: 'image/png', bytes }
}
