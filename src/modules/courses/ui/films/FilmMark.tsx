import type { QueuedFilm } from '#modules/media/ui/films/film-queue.ts'
import { formatDuration, formatPercent } from '#platform/i18n/format.ts'
import { useLocale } from '#kit/text/Locale.tsx'
import { useCoursesText } from '../use-text.ts'
import styles from './films.module.css'

interface FilmMarkProps {
  film: QueuedFilm
  isShort?: boolean
}

/** How far the film of a lecture is, in its line. */
export function FilmMark({ film: { state, share, secondsLeft, still }, isShort = false }: FilmMarkProps) {
  const text = useCoursesText()
  const { language } = useLocale()
  const percent = formatPercent(Math.floor(share * 100) / 100, language)
  const left = state === 'sending' && secondsLeft !== undefined && secondsLeft >= 60 && !isShort
  return (
    <span className={styles.mark}>
      {still && !isShort && <img src={still} alt="" />}
      <span>{state === 'sending' ? percent : text(`film_${state}`)}</span>
      {left && <span>{text('filmLeft', { time: formatDuration(secondsLeft, language) })}</span>}
    </span>
  )
}
