import { useState } from 'react'
import { ApiProblem } from '#platform/contract/client.ts'
import { useApi } from '#web/kit/api/ApiProvider.tsx'
import type { Picture } from '../contract.ts'
import { IMAGE_MAX_MEGABYTES, IMAGE_TYPES, type ImageContext } from '../vocabulary.ts'
import { AVATAR, compressImage, WIDGET } from './compress-image.ts'
import { extensionOf, uploadImage } from './upload-image.ts'
import { useMediaText } from './use-text.ts'

/** The upload of one image: its progress from 0 to 1, or why it was refused. */
export function useImageUpload(context: ImageContext, onUploaded: (picture: Picture) => void) {
  const api = useApi()
  const text = useMediaText()
  const [sending, setSending] = useState<{ file: File; share: number } | null>(null)
  const [error, setError] = useState<string | null>(null)
  const [hasExpired, setExpired] = useState(false)

  const messageOf = (problem: unknown): string => {
    if (!(problem instanceof ApiProblem)) return text('somethingWentWrong')
    if (problem.status === 419) return text('sessionExpired')
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
      if (!Object.hasOwn(IMAGE_TYPES, extensionOf(chosen))) return setError(text('badExtension'))
      setSending({ file: chosen, share: 0 })
      try {
        const file = await compressImage(chosen, context === 'avatar' ? AVATAR : WIDGET)
        if (file.size > IMAGE_MAX_MEGABYTES * 1024 * 1024)
          return setError(text('tooBig', { size: IMAGE_MAX_MEGABYTES }))
        onUploaded(await uploadImage(api, file, context, (share) => setSending({ file: chosen, share })))
      } catch (problem) {
        setError(messageOf(problem))
        setExpired(problem instanceof ApiProblem && problem.status === 419)
      } finally {
        setSending(null)
      }
    },
  }
}
