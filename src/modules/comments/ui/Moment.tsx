import { Pin } from 'lucide-react'
import { use, useState } from 'react'
import inner from '#kit/inner.module.css'
import { BesideVideo } from '#modules/media/ui/beside-video.ts'
import { formatMoment } from '#platform/i18n/format-figures.ts'
import { useMomentText } from './use-moment-text.ts'
import styles from './moment.module.css'

interface MomentProps {
  /** of the film, in seconds */
  at: number | null
  /** while a comment is written: takes the moment at which the film is, or gives it up */
  onPin?: (at: number | null) => void
}

/** The moment of the film that a comment is about: taken while it is written, and played from where it is read. */
export const Moment = ({ at, onPin }: MomentProps) =>
  onPin ? <Pinning at={at} onPin={onPin} /> : at !== null && <Played at={at} />

function Played({ at }: { at: number }) {
  const text = useMomentText()
  const { player } = use(BesideVideo)
  const moment = formatMoment(at)
  return (
    <button
      type="button"
      className={inner.act}
      aria-label={text('playFrom', { moment })}
      onClick={() => player.current?.goTo(at)}
    >
      <time dateTime={`PT${at}S`}>{moment}</time>
    </button>
  )
}

function Pinning({ at, onPin }: Required<MomentProps>) {
  const text = useMomentText()
  const { player } = use(BesideVideo)
  const [hasFilm] = useState(() => player.current !== null)
  if (!hasFilm) return null
  return (
    <button
      type="button"
      aria-pressed={at !== null}
      className={`${inner.act} ${styles.pin}`}
      onClick={() => onPin(at === null ? Math.floor(player.current?.now() ?? 0) : null)}
    >
      <Pin aria-hidden="true" />
      {at === null ? text('pin') : text('pinnedTo', { moment: formatMoment(at) })}
    </button>
  )
}
