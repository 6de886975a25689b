import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Video } from '#modules/media/contract.ts'
import { FilePicker } from '#modules/media/ui/FilePicker.tsx'
import { filmQueue } from '#modules/media/ui/films/film-queue.ts'
import { FilmAsItIs } from '#modules/media/ui/films/FilmAsItIs.tsx'
import { FilmRow } from '#modules/media/ui/films/FilmRow.tsx'
import { FILMS } from '#modules/media/ui/films/sort-out.ts'
import { useFilmCheck } from '#modules/media/ui/films/use-film-check.ts'
import { useFilmFor } from '#modules/media/ui/films/use-film-queue.ts'
import { useFilmsText } from '#modules/media/ui/films/use-films-text.ts'
import { useUnfinished } from '#modules/media/ui/films/use-unfinished.ts'
import { useMediaText } from '#modules/media/ui/use-text.ts'
import { useVideo } from '#modules/media/ui/use-video.ts'
import { Button } from '#kit/actions/Button.tsx'
import common from '#kit/common.module.css'
import { toast } from '#kit/feedback/toast.ts'
import inner from '#kit/inner.module.css'
import type { Lecture } from '../../contract.ts'
import { NextFilm } from './NextFilm.tsx'
import { useDeletingFilm } from './use-deleting-film.ts'
import { useFilmOrder } from './use-film-order.ts'

interface LectureFilmProps {
  lecture: Lecture
  /** as it is typed */
  title: string
  /** the film as it is now, each time it changes; null when there is none any more */
  onChange: (film: Video | null) => void
  /** the film was deleted here; told before `onChange` */
  onDeleted: (now: Lecture) => void
  /** another film took its place, or none does any more */
  onReplaced: () => Promise<void>
}

/** The film of a lecture: sent, through all its states, taken off again (engagement §4, commerce §5). */
export function LectureFilm({ lecture, title, onChange, onDeleted, onReplaced }: LectureFilmProps) {
  const text = useMediaText()
  const filmsText = useFilmsText()
  const deleteFilm = useDeletingFilm(lecture)
  const check = useFilmCheck()
  const order = useFilmOrder(lecture.course_id)
  const film = useFilmFor(lecture.id)
  const [id, setId] = useState(lecture.video?.id ?? null)
  const [given, setGiven] = useState(lecture.video?.id ?? null)
  if (lecture.video && lecture.video.id !== given) {
    setGiven(lecture.video.id)
    setId(lecture.video.id)
  }
  const { video, lookAgain } = useVideo(id, lecture.video)
  const isWatched = Boolean(video?.embed_url)
  const sentFor = film?.videoId ?? null
  // What is sent for a lecture whose film can be watched is to take its place.
  if (sentFor !== null && sentFor !== id && !isWatched) setId(sentFor)
  const nextId = sentFor !== null && sentFor !== id ? sentFor : (lecture.next_video?.id ?? null)
  const hasEnded = film?.state === 'sent'
  const isOnItsWay = film !== undefined && !hasEnded

  const shown = video && `${video.id} ${video.state}`
  const tellState = useEffectEvent((reached: string | null) => {
    const told = lecture.video && `${lecture.video.id} ${lecture.video.state}`
    if (video && reached !== told) onChange(video)
  })
  useEffect(() => tellState(shown), [shown])
  const lookWhenSent = useEffectEvent((isSent: boolean) => {
    if (isSent && id) void lookAgain(id)
  })
  useEffect(() => lookWhenSent(hasEnded), [hasEnded])
  const wasOnItsWay = useRef(isOnItsWay)
  const forget = () => {
    setId(null)
    onChange(null)
  }
  const hearOfStop = useEffectEvent((isNow: boolean) => {
    if (wasOnItsWay.current && !film && !isWatched) forget()
    else if (wasOnItsWay.current && !film) void onReplaced()
    wasOnItsWay.current = isNow
  })
  useEffect(() => hearOfStop(isOnItsWay), [isOnItsWay])

  const isReplacing = isWatched && (nextId !== null || isOnItsWay)
  const waits = video?.state === 'created' || video?.state === 'uploading'
  const hasFailed = video?.state === 'failed'
  const [unfinished] = useUnfinished(waits || !video ? [lecture.id] : [])
  const choose = async (file: File) => {
    const [checked] = await check([file])
    if (checked?.refusal) return toast.error(text('uploadFailed'), checked.refusal)
    const began = isWatched ? nextId : video?.id
    filmQueue.add([order({ ...lecture, title: title.trim() || lecture.title }, file, began ?? undefined)])
  }
  const remove = async () => {
    const now = await deleteFilm(title)
    if (!now) return
    onDeleted(now)
    forget()
  }
  if (film && !hasEnded && !isWatched)
    return (
      <FilmRow film={film}>
        <b>{film.file.name}</b>
      </FilmRow>
    )
  return (
    <div className={common.stack}>
      <FilmAsItIs video={video} title={title} unfinished={unfinished} />
      {!video && <p className={inner.lightNote}>{text('videoHelp')}</p>}
      <div className={common.row}>
        {(!video || waits || hasFailed) && (
          <FilePicker
            label={text(hasFailed ? 'replaceVideo' : 'chooseVideo')}
            accept={FILMS}
            onPick={(file) => void choose(file)}
          />
        )}
        {isWatched && !isReplacing && (
          <FilePicker
            label={filmsText('replaceFilm')}
            accept={FILMS}
            look="quiet"
            onPick={(file) => void choose(file)}
          />
        )}
        {video && (
          <Button look="quiet" onClick={() => void remove()}>
            {text('deleteVideo')}
          </Button>
        )}
      </div>
      {isReplacing && (
        <NextFilm
          lecture={lecture}
          film={isOnItsWay ? film : undefined}
          id={nextId}
          onChoose={(file) => void choose(file)}
          onReplaced={onReplaced}
        />
      )}
    </div>
  )
}
