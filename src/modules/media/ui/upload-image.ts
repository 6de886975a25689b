import { ApiProblem, NetworkProblem } from '#platform/contract/client.ts'
import type { BrowserApi } from '#web/kit/api/browser-api.ts'
import { createImage, finishImage, type Picture } from '../contract.ts'
import type { ImageContext } from '../vocabulary.ts'

/** Create, PUT, finish: the whole upload of an image (engagement §7). `onProgress` tells a share from 0 to 1. */
export async function uploadImage(
  api: BrowserApi,
  file: File,
  context: ImageContext,
  onProgress: (share: number) => void = () => undefined,
): Promise<Picture> {
  const room = await api.call(createImage, { extension: extensionOf(file), filename: file.name.slice(-255), context })
  await put(room.upload, room.headers, file, onProgress)
  return api.call(finishImage, { path: room.path })
}

export const extensionOf = ({ name }: File): string => /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? ''

// fetch cannot tell how much of a body it sent.
function put(url: string, headers: Record<string, string>, file: File, onProgress: (share: number) => void) {
  return new Promise<void>((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('PUT', url)
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(loaded / total))
    request.addEventListener('error', () => reject(new NetworkProblem('Network error')))
    request.addEventListener('load', () =>
      request.status < 300 ? resolve() : reject(new ApiProblem(request.status, {})),
    )
    request.send(file)
  })
}
