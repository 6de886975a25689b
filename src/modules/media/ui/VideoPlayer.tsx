/* oxlint-disable react/iframe-missing-sandbox -- the player is ours or the video host's, and must fetch from its own origin */
import { type RefObject, useState } from 'react'
import { useLocale } from '#kit/text/Locale.tsx'
import type { Video } from '../contract.ts'
import styles from './media.module.css'
import type { PlayerRemote } from './player-remote.ts'
import { type FilmChapter, type Neighbours, usePlayerMessages } from './use-player-messages.ts'
import { usePlayerText } from './use-player-text.ts'

interface VideoPlayerProps {
  video: Pick<Video, 'id' | 'embed_url'>
  title: string
  /** seconds to begin at; null until they are known */
  start?: number | null
  /** keys of the page that play it, as `aria-keyshortcuts` tells */
  shortcuts?: string
  remote?: RefObject<PlayerRemote | null> | undefined
  /** whether the page has a film before and after this one, which its shortcuts Alt+P and Alt+N go to */
  neighbours?: Neighbours
  /** its parts in order, shown on the bar that tells where it is */
  chapters?: FilmChapter[]
  /** told each second while it plays */
  onTime?: (seconds: number, duration: number) => void
  onPause?: () => void
  onEnded?: () => void
}

/** The player in its frame, 16:9 from the start. It never plays by itself (engagement §4). */
export function VideoPlayer({ video, title, ...asked }: VideoPlayerProps) {
  const text = usePlayerText()
  const { language } = useLocale()
  const url = useSteadyUrl(video)
  const { shortcuts, start, remote, neighbours, chapters, onTime, onPause, onEnded } = asked
  const frame = usePlayerMessages({ start, remote, neighbours, chapters, onTime, onPause, onEnded })
  return (
    <div className={styles.frame}>
      {url && (
        <iframe
          key={url}
          ref={frame}
          src={`${url}&lang=${language}`}
          title={text('playerTitle', { title })}
          aria-keyshortcuts={shortcuts}
          loading="lazy"
          allow="fullscreen; picture-in-picture; encrypted-media"
        />
      )}
    </div>
  )
}

/** Newer addresses of the same video differ in their token only: taking one would stop the film. */
function useSteadyUrl({ id, embed_url: url }: VideoPlayerProps['video']): string | null {
  const [kept, keep] = useState({ id, url })
  if (kept.id === id && (kept.url || !url)) return kept.url
  keep({ id, url })
  return url
}
