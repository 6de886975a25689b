import { useQueryClient } from '@tanstack/react-query'
import { type RefObject, useMemo, useState } from 'react'
import { Button } from '#kit/actions/Button.tsx'
import { useApi } from '#kit/api/ApiProvider.tsx'
import { useProblem } from '#kit/api/use-problem.ts'
import common from '#kit/common.module.css'
import { Callout } from '#kit/feedback/Callout.tsx'
import { toast } from '#kit/feedback/toast.ts'
import { UploadProgress } from '#kit/feedback/UploadProgress.tsx'
import inner from '#kit/inner.module.css'
import { SECOND } from '#platform/clock.ts'
import { formatMoment } from '#platform/i18n/format-figures.ts'
import { chooseFrame, deleteStill, drawFrames, setStill, type Video } from '../../contract.ts'
import { filmBeside } from '../captions/film-beside.ts'
import { FilePicker } from '../FilePicker.tsx'
import { ACCEPTED } from '../ImageUpload.tsx'
import { sendImage } from '../upload-image.ts'
import { useSendingImage } from '../use-image-upload.ts'
import { useVideo } from '../use-video.ts'
import styles from './still.module.css'
import { useStillText } from './use-still-text.ts'

interface FilmStillProps {
  video: Video
  /** where its player stands */
  filmPlace: RefObject<HTMLElement | null>
}

interface Frame {
  milliseconds: number
  url: string
}

/** The picture that a film is shown by: one of its frames, the moment it stands at, or a picture that is uploaded. */
export function FilmStill({ video: initial, filmPlace }: FilmStillProps) {
  const text = useStillText()
  const api = useApi()
  const queries = useQueryClient()
  const showProblem = useProblem()
  const { video } = useVideo(initial.id, initial)
  const film = useMemo(() => filmBeside(filmPlace), [filmPlace])
  const [frames, setFrames] = useState<Frame[] | 'drawing' | null>(null)
  const [isChanging, setChanging] = useState(false)
  const { id, poster_url: poster, has_own_still: isOwn } = video ?? initial

  const shown = (changed: Video) => {
    queries.setQueryData(['video', id], changed)
    toast.saved()
  }
  const change = async (asked: () => Promise<Video>) => {
    setChanging(true)
    await asked().then(shown, showProblem)
    setChanging(false)
  }
  const choose = ({ milliseconds }: Frame) => change(() => api.call(chooseFrame, { id, milliseconds }))
  const uploading = useSendingImage({
    context: 'still',
    upload: async (file, tell) => {
      const path = await sendImage(api, file, 'still', tell)
      return api.call(setStill, { id, path })
    },
    onUploaded: shown,
  })
  const open = async () => {
    setFrames('drawing')
    try {
      setFrames((await api.call(drawFrames, { id })).data)
    } catch (error) {
      setFrames(null)
      showProblem(error)
    }
  }
  const takeMoment = async () => {
    const moment = await film.moment()
    if (moment === null) return toast.show(text('noMoment'))
    await change(async () => {
      const [frame] = (await api.call(drawFrames, { id, second: moment / SECOND })).data
      return api.call(chooseFrame, { id, milliseconds: frame!.milliseconds })
    })
  }

  // There is nothing to choose from before something can be played.
  if (poster === null) return null
  return (
    <section aria-labelledby="film-still" className={styles.still}>
      <h2 id="film-still">{text('still')}</h2>
      <p className={inner.lightNote}>{text('stillHelp')}</p>
      <div className={styles.now}>
        <img src={poster} alt={text('stillNow')} />
        <div className={common.row}>
          <Button
            aria-expanded={frames !== null}
            busy={frames === 'drawing'}
            onClick={() => (frames ? setFrames(null) : void open())}
          >
            {text(frames ? 'closeFrames' : 'chooseFrame')}
          </Button>
          <Button busy={isChanging} onClick={() => void takeMoment()}>
            {text('takeMoment')}
          </Button>
          <FilePicker
            label={text('uploadStill')}
            accept={ACCEPTED}
            isBusy={uploading.sending !== null}
            onPick={(file) => void uploading.send(file)}
          />
          {isOwn && (
            <Button look="quiet" disabled={isChanging} onClick={() => void change(() => api.call(deleteStill, { id }))}>
              {text('automaticStill')}
            </Button>
          )}
        </div>
      </div>
      {uploading.sending && (
        <UploadProgress
          fileName={uploading.sending.file.name}
          state={uploading.sending.state}
          share={uploading.sending.share}
        />
      )}
      {uploading.error && (
        <Callout tone="bad" isNews>
          {uploading.error}
        </Callout>
      )}
      {frames === 'drawing' && <output className={inner.lightNote}>{text('drawing')}</output>}
      {Array.isArray(frames) && (
        <ul aria-label={text('frames')} className={styles.frames}>
          {frames.map((frame) => {
            const time = formatMoment(frame.milliseconds / SECOND)
            return (
              <li key={frame.milliseconds}>
                <button
                  type="button"
                  aria-label={text('frameAt', { time })}
                  disabled={isChanging}
                  onClick={() => void choose(frame)}
                >
                  <img src={frame.url} alt="" />
                  <span>{time}</span>
                </button>
              </li>
            )
          })}
        </ul>
      )}
    </section>
  )
}
