import { useEffect, useEffectEvent, useRef } from 'react'
import common from '#kit/common.module.css'
import type { Video } from '#modules/media/contract.ts'
import { FilePicker } from '#modules/media/ui/FilePicker.tsx'
import { FilmAsItIs } from '#modules/media/ui/films/FilmAsItIs.tsx'
import { FilmRow } from '#modules/media/ui/films/FilmRow.tsx'
import { FILMS } from '#modules/media/ui/films/sort-out.ts'
import { useFilmFor } from '#modules/media/ui/films/use-film-queue.ts'
import { useFilmsText } from '#modules/media/ui/films/use-films-text.ts'
import { useUnfinished } from '#modules/media/ui/films/use-unfinished.ts'
import { useMediaText } from '#modules/media/ui/use-text.ts'
import { useVideo } from '#modules/media/ui/use-video.ts'
import { useSendingFilm } from './use-sending-film.ts'

interface BlockFilmProps {
  /** the one it has, as it was when the block was read */
  film: Video | null
  title: string
  /** told of the one that takes its place, as soon as there is room for it */
  onBegun: (film: Video, file: File) => void
  /** its upload was given up */
  onGone: () => void
}

/** The film of a block through all its states: it is sent while its admin goes on, and another may take its place. */
export function BlockFilm({ film: given, title, onBegun, onGone }: BlockFilmProps) {
  const text = useMediaText()
  const filmsText = useFilmsText()
  const sendingFilm = useSendingFilm()
  const { video, lookAgain } = useVideo(given?.id ?? null, given)
  const sent = useFilmFor(given?.id ?? '')
  const isOnItsWay = sent !== undefined && sent.state !== 'sent'
  const waits = video?.state === 'created' || video?.state === 'uploading'
  const hasFailed = video?.state === 'failed'
  const choice = waits || !video ? text('chooseVideo') : filmsText('replaceFilm')
  const [unfinished] = useUnfinished(waits && given ? [given.id] : [])

  const wasOnItsWay = useRef(isOnItsWay)
  const hearOfEnd = useEffectEvent((isNow: boolean) => {
    const hasEnded = wasOnItsWay.current && !isNow
    wasOnItsWay.current = isNow
    if (hasEnded && !sent) onGone()
    else if (hasEnded && given) void lookAgain(given.id)
  })
  useEffect(() => hearOfEnd(isOnItsWay), [isOnItsWay])

  if (isOnItsWay)
    return (
      <FilmRow film={sent}>
        <b>{sent.file.name}</b>
      </FilmRow>
    )
  return (
    <div className={common.stack}>
      <FilmAsItIs video={video} title={title} unfinished={unfinished} />
      <div>
        <FilePicker
          label={hasFailed ? text('replaceVideo') : choice}
          accept={FILMS}
          onPick={(file) => void sendingFilm(file, { title, began: waits || hasFailed ? video : null, onBegun })}
        />
      </div>
    </div>
  )
}
