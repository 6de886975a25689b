import { Suspense } from 'react'
import { onDemand } from '#kit/on-demand.ts'
import { useFilms } from './use-film-queue.ts'

const FilmStrip = onDemand(async () => (await import('./FilmStrip.tsx')).FilmStrip)

/** Nothing as long as no film is sent. */
export function FilmsUnderWay() {
  const films = useFilms()
  if (films.length === 0) return null
  return (
    <Suspense>
      <FilmStrip films={films} />
    </Suspense>
  )
}
