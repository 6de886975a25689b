import { Callout } from '#kit/feedback/Callout.tsx'
import { ProgressBar } from '#kit/feedback/ProgressBar.tsx'
import type { Video } from '../contract.ts'
import styles from './media.module.css'
import { useMediaText } from './use-text.ts'

/** What is said while a video is being transcoded (engagement §4). */
export function VideoPreparing({ video }: { video: Video }) {
  const text = useMediaText()
  return (
    <Callout isNews>
      <div className={styles.preparing}>
        <span>{text('transcoding')}</span>
        <ProgressBar label={text('transcodingProgress')} share={video.progress / 100} />
      </div>
    </Callout>
  )
}
