import { Film, Pause, Play, RotateCcw, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { ApiProblem } from '#platform/contract/client.ts'
import { IconButton } from '#kit/actions/IconButton.tsx'
import { useProblem } from '#kit/api/use-problem.ts'
import { ProgressBar } from '#kit/feedback/ProgressBar.tsx'
import { useConfirm } from '#kit/overlays/Confirmations.tsx'
import { useUploadText } from '#kit/text/upload-text.ts'
import { refusalIn } from '../send-video.ts'
import { filmQueue, isUnderWay, type QueuedFilm } from './film-queue.ts'
import styles from './films.module.css'
import { useFilmsText } from './use-films-text.ts'

interface FilmRowProps {
  film: QueuedFilm
  /** what it is called here */
  children: ReactNode
}

/** A film on its way with its still, how far it is and what can be done about it. */
export function FilmRow({ film, children }: FilmRowProps) {
  const text = useFilmsText()
  const confirm = useConfirm()
  const showProblem = useProblem()
  const say = useStateOf()
  const { about, title, file, state, share, secondsLeft, still } = film
  const stop = async () => {
    const consequence = text('stopUploadConsequence', { name: file.name })
    if (await confirm({ consequence, action: text('stopUpload') })) await filmQueue.stop(about).catch(showProblem)
  }
  const said = say(film)
  const isBad = state === 'failed' || state === 'refused'
  return (
    <div className={styles.film}>
      <span className={styles.still}>{still ? <img src={still} alt="" /> : <Film aria-hidden="true" />}</span>
      <span className={styles.middle}>
        {children}
        {said && (
          <span className={styles.said} data-bad={isBad || undefined}>
            {said}
          </span>
        )}
        {isUnderWay(film) && state !== 'waiting' && (
          <ProgressBar label={title} share={share} secondsLeft={state === 'sending' ? secondsLeft : undefined} />
        )}
      </span>
      <span className={styles.actions}>
        {state === 'sending' && (
          <IconButton label={text('pauseFilm', { title })} icon={<Pause />} onClick={() => filmQueue.pause(about)} />
        )}
        {(state === 'paused' || state === 'offline') && (
          <IconButton label={text('goOnFilm', { title })} icon={<Play />} onClick={() => filmQueue.goOn(about)} />
        )}
        {state === 'failed' && (
          <IconButton label={text('retryFilm', { title })} icon={<RotateCcw />} onClick={() => filmQueue.goOn(about)} />
        )}
        {(isUnderWay(film) || state === 'failed') && (
          <IconButton label={text('stopFilm', { title })} icon={<X />} onClick={() => void stop()} />
        )}
      </span>
    </div>
  )
}

/** How a film is, in words; nothing while it is being sent, which the bar tells. */
function useStateOf() {
  const text = useFilmsText()
  const uploadText = useUploadText()
  return ({ state, refusal, failure }: QueuedFilm): string | undefined => {
    if (state === 'waiting') return text('waits')
    if (state === 'paused') return text('paused')
    if (state === 'offline') return uploadText('uploadPaused')
    if (state === 'sent') return text('sent')
    if (refusal) return refusal
    return state === 'failed' ? (wordsIn(failure) ?? text('somethingWentWrong')) : undefined
  }
}

/** What the server said against it. */
function wordsIn(failure: unknown): string | undefined {
  const said = failure instanceof Error && 'causingError' in failure ? failure.causingError : failure
  if (said instanceof ApiProblem) return said.status >= 500 && said.status !== 502 ? undefined : said.message
  return failure instanceof Error ? refusalIn(failure) : undefined
}
