import { type RefObject, useId } from 'react'
import { Button } from '#kit/actions/Button.tsx'
import common from '#kit/common.module.css'
import { Callout } from '#kit/feedback/Callout.tsx'
import { UploadProgress } from '#kit/feedback/UploadProgress.tsx'
import inner from '#kit/inner.module.css'
import { SECOND } from '#platform/clock.ts'
import { formatMoment } from '#platform/i18n/format-figures.ts'
import type { Video } from '../../contract.ts'
import { FilePicker } from '../FilePicker.tsx'
import { ACCEPTED } from '../ImageUpload.tsx'
import styles from './still.module.css'
import { type Frame, useStill } from './use-still.ts'
import { useStillText } from './use-still-text.ts'

interface FilmStillProps {
  /** it stands for its lecture where that is named */
  isOfLecture?: boolean
  video: Video
  /** where its player stands */
  filmPlace: RefObject<HTMLElement | null>
}

/** The picture that a film is shown by: one of its frames, the moment it stands at, or a picture that is uploaded. */
export function FilmStill({ video: initial, isOfLecture = false, filmPlace }: FilmStillProps) {
  const id = useId()
  const text = useStillText()
  const still = useStill(initial, filmPlace)
  const { poster, frames, isChanging, uploading } = still

  // There is nothing to choose from before something can be played.
  if (poster === null) return null
  return (
    <section aria-labelledby={id} className={styles.still}>
      <h2 id={id}>{text('still')}</h2>
      <p className={inner.lightNote}>{text(isOfLecture ? 'stillHelp' : 'stillHelpOfFilm')}</p>
      <div className={styles.now}>
        <img src={poster} alt={text('stillNow')} />
        <div className={common.row}>
          <Button
            aria-expanded={frames !== null}
            busy={frames === 'drawing'}
            onClick={() => (frames ? still.closeFrames() : void still.openFrames())}
          >
            {text(frames ? 'closeFrames' : 'chooseFrame')}
          </Button>
          <Button busy={isChanging} onClick={() => void still.takeMoment()}>
            {text('takeMoment')}
          </Button>
          <FilePicker
            label={text('uploadStill')}
            accept={ACCEPTED}
            isBusy={uploading.sending !== null}
            onPick={(file) => void uploading.send(file)}
          />
          {still.isOwn && (
            <Button look="quiet" disabled={isChanging} onClick={() => void still.makeAutomatic()}>
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
        <FrameList frames={frames} isChanging={isChanging} onChoose={(frame) => void still.choose(frame)} />
      )}
    </section>
  )
}

interface FrameListProps {
  frames: Frame[]
  isChanging: boolean
  onChoose: (frame: Frame) => void
}

function FrameList({ frames, isChanging, onChoose }: FrameListProps) {
  const text = useStillText()
  return (
    <ul aria-label={text('frames')} className={styles.frames}>
      {frames.map((frame) => {
        const time = formatMoment(frame.milliseconds / SECOND)
        return (
          <li key={frame.milliseconds}>
            <button
              type="button"
              aria-label={text('frameAt', { time })}
              disabled={isChanging}
              onClick={() => onChoose(frame)}
            >
              <img src={frame.url} alt="" />
              <span>{time}</span>
            </button>
          </li>
        )
      })}
    </ul>
  )
}
