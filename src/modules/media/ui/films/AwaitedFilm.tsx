import common from '#kit/common.module.css'
import type { Video } from '../../contract.ts'
import { useVideo } from '../use-video.ts'
import { FilmAsItIs } from './FilmAsItIs.tsx'

/** A film that cannot be played yet, to who may know how far it is: played as soon as it can be. */
export function AwaitedFilm({ film, title }: { film: Video; title: string }) {
  const { video } = useVideo(film.id, film)
  return (
    <div className={common.stack}>
      <FilmAsItIs video={video} title={title} />
    </div>
  )
}
