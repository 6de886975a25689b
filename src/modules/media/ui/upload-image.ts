import { cutStart } from '#platform/cut-text.ts'
import type { BrowserApi } from '#kit/api/browser-api.ts'
import { createImage, finishImage, type Picture } from '../contract.ts'
import type { ImageContext } from '../vocabulary.ts'
import { putFile } from './put-file.ts'

/** Create, PUT, finish: the whole upload of an image (engagement §7). `onProgress` tells a share from 0 to 1. */
export async function uploadImage(
  api: BrowserApi,
  file: File,
  context: ImageContext,
  onProgress: (share: number) => void = () => undefined,
): Promise<Picture> {
  return api.call(finishImage, { path: await sendImage(api, file, context, onProgress) })
}

/** The same without the end, for what is not to be a picture of its own: its path. */
export async function sendImage(
  api: BrowserApi,
  file: File,
  context: ImageContext,
  onProgress: (share: number) => void,
): Promise<string> {
  const room = await api.call(createImage, {
    extension: extensionOf(file),
    filename: cutStart(file.name, 255),
    context,
  })
  await putFile(room.upload, room.headers, file, onProgress)
  return room.path
}

export const extensionOf = ({ name }: File): string => /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? ''
