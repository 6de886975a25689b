import type { Video } from '#modules/media/contract.ts'
import { FilePicker } from '#modules/media/ui/FilePicker.tsx'
import { SendingVideo } from '#modules/media/ui/SendingVideo.tsx'
import { useMediaText } from '#modules/media/ui/use-text.ts'
import { useUnfinishedUpload } from '#modules/media/ui/use-unfinished-upload.ts'
import { useVideoUpload } from '#modules/media/ui/use-video-upload.ts'
import { classNames } from '#kit/class-names.ts'
import { useProblem } from '#kit/api/use-problem.ts'
import { Callout } from '#kit/feedback/Callout.tsx'
import styles from './comments.module.css'
import { useAlongText } from './use-along-text.ts'

interface UnsentVideoProps {
  video: Video
  onSent: (id: string) => void
  onGone: () => void
}

/** An upload that was broken off, to its author: the same file goes on where it stopped (engagement §4). */
export function UnsentVideo({ video: { id }, onSent, onGone }: UnsentVideoProps) {
  const text = useAlongText()
  const mediaText = useMediaText()
  const showProblem = useProblem()
  const { upload, ...sending } = useVideoUpload({ onSent })
  const name = useUnfinishedUpload(id)

  if (upload)
    return (
      <SendingVideo upload={upload} sending={sending} onStop={() => void sending.stop().then(onGone, showProblem)} />
    )
  return (
    <div className={classNames(styles.video, styles.unsent)}>
      <Callout tone="caution">{name ? mediaText('goOnWith', { name }) : text('videoUnsent')}</Callout>
      <FilePicker
        label={text('sendVideo')}
        accept="video/*,.mkv,.mts,.m2ts"
        onPick={(file) => void sending.start(file, () => sending.roomOf(id))}
      />
    </div>
  )
}
