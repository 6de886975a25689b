import { useState } from 'react'
import { ApiProblem } from '#platform/contract/client.ts'
import { useApi } from '#kit/api/ApiProvider.tsx'
import { reportUnexpected } from '#kit/api/report-error.ts'
import { arrive } from '#kit/arrive.ts'
import type { Picture } from '../contract.ts'
import { IMAGE_MAX_MEGABYTES, IMAGE_TYPES, type ImageContext } from '../vocabulary.ts'
import { FITTINGS, WIDGET } from './fittings.ts'
import { extensionOf, uploadImage } from './upload-image.ts'
import { useMediaText } from './use-text.ts'

/** What cameras write beside the types that are taken: sent as one of those, where the browser can open it. */
const OF_CAMERAS = ['heic', 'heif', 'avif', 'jfif', 'bmp']

interface Sending {
  file: File
  state: 'preparing' | 'uploading'
  share: number
}

/** The upload of one image: how far it is, or why it was refused. */
export function useImageUpload(context: ImageContext, onUploaded: (picture: Picture) => void) {
  const api = useApi()
  return useSendingImage({ context, upload: (file, tell) => uploadImage(api, file, context, tell), onUploaded })
}

interface SendingImage<Made> {
  context: ImageContext
  upload: (file: File, tell: (share: number) => void) => Promise<Made>
  onUploaded: (made: Made) => void
}

/** The same for an image that becomes something else than a picture. */
export function useSendingImage<Made>({ context, upload, onUploaded }: SendingImage<Made>) {
  const text = useMediaText()
  const [sending, setSending] = useState<Sending | null>(null)
  const [error, setError] = useState<string | null>(null)
  const [hasExpired, setExpired] = useState(false)

  const messageOf = (problem: unknown): string => {
    if (!(problem instanceof ApiProblem)) return text('somethingWentWrong')
    if (problem.status === 419) return text('sessionExpired')
    if (problem.status === 507) return problem.message
    if (problem.status === 413) return text('tooBig', { size: IMAGE_MAX_MEGABYTES })
    return Object.values(problem.fields)[0]?.[0] ?? text('somethingWentWrong')
  }

  return {
    sending,
    error,
    /** only reloading the page helps */
    hasExpired,
    async send(chosen: File) {
      if (sending) return
      setError(null)
      setExpired(false)
      const extension = extensionOf(chosen)
      if (!Object.hasOwn(IMAGE_TYPES, extension) && !OF_CAMERAS.includes(extension))
        return setError(text('badExtension'))
      const tell = (state: Sending['state']) => (share: number) => setSending({ file: chosen, state, share })
      tell('preparing')(0)
      try {
        const { fitPicture } = await arrive(() => import('./fit-picture.ts'))
        const file = await fitPicture(chosen, FITTINGS[context] ?? WIDGET, tell('preparing'))
        if (file === 'too-big') return setError(text('tooBig', { size: IMAGE_MAX_MEGABYTES }))
        if (file === 'unreadable')
          return setError(text(extension.startsWith('hei') ? 'cannotOpenHeic' : 'badExtension'))
        tell('uploading')(0)
        onUploaded(await upload(file, tell('uploading')))
      } catch (problem) {
        reportUnexpected(problem)
        setError(messageOf(problem))
        setExpired(problem instanceof ApiProblem && problem.status === 419)
      } finally {
        setSending(null)
      }
    },
  }
}
