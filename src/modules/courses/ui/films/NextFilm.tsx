import { useEffect, useEffectEvent } from 'react'
import { SECOND } from '#platform/clock.ts'
import { FilePicker } from '#modules/media/ui/FilePicker.tsx'
import type { QueuedFilm } from '#modules/media/ui/films/film-queue.ts'
import { FilmRow } from '#modules/media/ui/films/FilmRow.tsx'
import { FILMS } from '#modules/media/ui/films/sort-out.ts'
import { useFilmsText } from '#modules/media/ui/films/use-films-text.ts'
import { useUnfinished } from '#modules/media/ui/films/use-unfinished.ts'
import { useFailureText } from '#modules/media/ui/use-failure-text.ts'
import { useMediaText } from '#modules/media/ui/use-text.ts'
import { isBeingPrepared, useVideo } from '#modules/media/ui/use-video.ts'
import { VideoPreparing } from '#modules/media/ui/VideoPreparing.tsx'
import { Button } from '#kit/actions/Button.tsx'
import { useApi } from '#kit/api/ApiProvider.tsx'
import { useProblem } from '#kit/api/use-problem.ts'
import common from '#kit/common.module.css'
import { Callout } from '#kit/feedback/Callout.tsx'
import inner from '#kit/inner.module.css'
import { useConfirm } from '#kit/overlays/Confirmations.tsx'
import { deleteNextVideo, type Lecture } from '../../contract.ts'
import styles from './films.module.css'

interface NextFilmProps {
  lecture: Lecture
  /** as long as it is being sent */
  film: QueuedFilm | undefined
  /** null as long as there is no room for it */
  id: string | null
  onChoose: (file: File) => void
  /** it took its place, or was given up */
  onReplaced: () => Promise<void>
}

/** What is ready takes its place with the next reaction to that. */
const LOOK_EVERY = 2 * SECOND

/** The film that takes the place of a lecture's own once it is ready. */
export function NextFilm({ lecture, film, id, onChoose, onReplaced }: NextFilmProps) {
  const text = useMediaText()
  const filmsText = useFilmsText()
  const failureText = useFailureText()
  const api = useApi()
  const confirm = useConfirm()
  const showProblem = useProblem()
  const { video, lookAgain } = useVideo(id, lecture.next_video)
  const isSending = film !== undefined
  const lookWhenSent = useEffectEvent(() => {
    if (id !== null) void lookAgain(id)
  })
  useEffect(() => {
    if (!isSending) lookWhenSent()
  }, [isSending])
  const isReady = video?.state === 'ready'
  const look = useEffectEvent(() => void onReplaced())
  useEffect(() => {
    if (!isReady) return undefined
    const looking = setInterval(look, LOOK_EVERY)
    return () => clearInterval(looking)
  }, [isReady])

  const waits = video?.state === 'created' || video?.state === 'uploading'
  const hasFailed = video?.state === 'failed'
  const [unfinished] = useUnfinished(waits ? [lecture.id] : [])
  const giveUp = async () => {
    const consequence = filmsText('keepFilmConsequence', { name: lecture.title })
    if (!(await confirm({ consequence, action: filmsText('keepFilm') }))) return
    const place = { courseId: lecture.course_id, sectionId: lecture.section_id, lectureId: lecture.id }
    await api.call(deleteNextVideo, place).then(onReplaced, showProblem)
  }
  return (
    <section aria-labelledby="next-film" className={styles.next}>
      <h2 id="next-film">{filmsText('nextFilm')}</h2>
      <p className={inner.lightNote}>{filmsText('nextFilmHelp')}</p>
      {film && (
        <FilmRow film={film}>
          <b>{film.file.name}</b>
        </FilmRow>
      )}
      {!film && video && isBeingPrepared(video) && <VideoPreparing video={video} />}
      {!film && hasFailed && (
        <Callout tone="bad" isNews>
          {failureText(`failure.${video.failure ?? 'interrupted'}`)}
        </Callout>
      )}
      {!film && unfinished && <Callout tone="caution">{text('goOnWith', { name: unfinished })}</Callout>}
      {!film && (
        <div className={common.row}>
          {(waits || hasFailed) && <FilePicker label={text('replaceVideo')} accept={FILMS} onPick={onChoose} />}
          {!isReady && (
            <Button look="quiet" onClick={() => void giveUp()}>
              {filmsText('keepFilm')}
            </Button>
          )}
        </div>
      )}
    </section>
  )
}
