import { buffer } from 'node:stream/consumers'
import type { Picture } from './contract.ts'
import type { Media } from './media.ts'
import { pictureUrl } from './view.ts'

/** The bytes of a picture that everyone may see: its smallest width that is at least so wide, or its largest. */
export async function readPicture({ store }: Media, picture: Picture, wanted: number): Promise<Buffer> {
  const { stream } = await store.get(pictureUrl(picture, wanted).slice(1))
  return buffer(stream)
}
