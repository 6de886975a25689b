import { VideoPlayer } from '#modules/media/ui/VideoPlayer.tsx'
import { onDemand } from '#kit/on-demand.ts'
import type { Shown } from '../screen-type.ts'
import styles from './views.module.css'

const AwaitedFilm = onDemand(async () => (await import('#modules/media/ui/films/AwaitedFilm.tsx')).AwaitedFilm)

/** A film with its own player, which nobody's progress in the lecture hears of. Its admin sees how far it is before it can be played. */
export function Film({ title, film }: Shown<'video'>) {
  if (!film) return null
  return (
    <figure className={styles.film}>
      {film.embed_url ? <VideoPlayer video={film} title={title} /> : <AwaitedFilm film={film} title={title} />}
      <figcaption>{title}</figcaption>
    </figure>
  )
}
