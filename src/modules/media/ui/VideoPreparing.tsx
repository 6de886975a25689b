import common from '#kit/common.module.css'
import { Callout } from '#kit/feedback/Callout.tsx'
import { ProgressBar } from '#kit/feedback/ProgressBar.tsx'
import type { Video } from '../contract.ts'
import { usePlayerText } from './use-player-text.ts'

/** What is said while a video is being transcoded (engagement §4). */
export function VideoPreparing({ video }: { video: Video }) {
  const text = usePlayerText()
  return (
    <Callout isNews>
      <div className={common.closeStack}>
        <span>{text('transcoding')}</span>
        <ProgressBar label={text('transcodingProgress')} share={video.progress / 100} />
      </div>
    </Callout>
  )
}
