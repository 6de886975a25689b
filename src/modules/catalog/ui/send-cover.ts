import { ApiProblem } from '#platform/contract/client.ts'
import { createImage, finishImage, type Picture } from '#modules/media/contract.ts'
import type { BrowserApi } from '#web/kit/api/browser-api.ts'

export const COVER_TYPES = ['image/webp', 'image/jpeg', 'image/png', 'image/svg+xml', 'image/gif']
export const COVER_MAX_MB = 10

/** Uploads a picture in the three steps of the image call (engagement §7) and answers it in the sizes there are. */
export async function sendCover(api: BrowserApi, file: File): Promise<Picture> {
  const extension = file.name.split('.').at(-1) ?? ''
  const place = await api.call(createImage, { extension, filename: file.name, context: 'cover' })
  const sent = await fetch(place.upload, { method: 'PUT', headers: place.headers, body: file })
  if (!sent.ok) throw new ApiProblem(sent.status, {})
  return api.call(finishImage, { path: place.path })
}
