import { type RefObject, useEffect } from 'react'
import common from '#kit/common.module.css'
import type { Video } from '#modules/media/contract.ts'
import { Captions } from '#modules/media/ui/captions/Captions.tsx'
import { useFilmFor } from '#modules/media/ui/films/use-film-queue.ts'
import { FilmStill } from '#modules/media/ui/still/FilmStill.tsx'
import { useVideo } from '#modules/media/ui/use-video.ts'

interface StillAndCaptionsProps {
  /** as it was when the block was read */
  film: Video
  /** where its player stands */
  filmPlace: RefObject<HTMLElement | null>
}

/** What is chosen and written for the film of a block once it was sent: kept at once, whatever becomes of the block. */
export function StillAndCaptions({ film: given, filmPlace }: StillAndCaptionsProps) {
  const { video, lookAgain } = useVideo(given.id, given)
  const sending = useFilmFor(given.id)
  // Both may have been changed since the block was read.
  useEffect(() => void lookAgain(given.id), [given.id, lookAgain])
  const isOnItsWay = sending !== undefined && sending.state !== 'sent'
  if (!video || isOnItsWay || video.state === 'created' || video.state === 'uploading') return null
  return (
    <div className={common.part}>
      <FilmStill video={video} filmPlace={filmPlace} />
      <Captions video={video} filmPlace={filmPlace} />
    </div>
  )
}
