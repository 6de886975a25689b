import { ChevronDown, ChevronUp, X } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { formatPercent } from '#platform/i18n/format.ts'
import { IconButton } from '#kit/actions/IconButton.tsx'
import { useLocale } from '#kit/text/Locale.tsx'
import { VisuallyHidden } from '#kit/text/VisuallyHidden.tsx'
import { filmQueue, isUnderWay, type QueuedFilm } from './film-queue.ts'
import { FilmRow } from './FilmRow.tsx'
import styles from './films.module.css'
import { useFilmsText } from './use-films-text.ts'

/** What is being sent, on every page of the panel: one line, or each film with what can be done about it. */
export function FilmStrip({ films }: { films: readonly QueuedFilm[] }) {
  const text = useFilmsText()
  const { language } = useLocale()
  const [chosen, choose] = useState<boolean>()
  // One line says all that there is to say, as long as nothing is wrong.
  const isOpen = chosen ?? films.some(({ state }) => state === 'refused' || state === 'failed')
  const going = films.filter(isUnderWay)
  const sent = films.filter(({ state }) => state === 'sent').length
  const ended = sent > 0 ? text('filmsSent', { count: sent }) : text('nothingSent')
  return (
    <section aria-label={text('films')} className={styles.strip}>
      <div className={styles.head}>
        <p>
          <span>{going.length > 0 ? text('sendingFilms', { count: going.length }) : ended}</span>
          {going.length > 0 && <span>{formatPercent(shareOf(going), language)}</span>}
        </p>
        <IconButton
          label={text(isOpen ? 'foldFilms' : 'showFilms')}
          icon={isOpen ? <ChevronDown /> : <ChevronUp />}
          aria-expanded={isOpen}
          onClick={() => choose(!isOpen)}
        />
        {going.length === 0 && <IconButton label={text('closeFilms')} icon={<X />} onClick={filmQueue.clear} />}
      </div>
      {isOpen && (
        <ul>
          {films.map((film) => (
            <li key={film.about}>
              <FilmRow film={film}>
                {film.path ? <Link to={film.path}>{film.title}</Link> : <b>{film.title}</b>}
              </FilmRow>
            </li>
          ))}
        </ul>
      )}
      <VisuallyHidden>
        <output>{going.length === 0 && ended}</output>
      </VisuallyHidden>
    </section>
  )
}

/** Of all bytes, floored to full percents. */
function shareOf(films: readonly QueuedFilm[]): number {
  const all = films.reduce((bytes, { file }) => bytes + file.size, 0)
  const sent = films.reduce((bytes, { file, share }) => bytes + file.size * share, 0)
  return Math.floor((sent / Math.max(all, 1)) * 100) / 100
}
