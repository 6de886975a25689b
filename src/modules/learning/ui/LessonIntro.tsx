import { LinkedText } from '#modules/comments/ui/LinkedText.tsx'
import { VideoPreparing } from '#modules/media/ui/VideoPreparing.tsx'
import { Callout } from '#kit/feedback/Callout.tsx'
import type { LecturePage } from '../contract.ts'
import styles from './lesson.module.css'
import { useLearningText } from './use-text.ts'

/** The words of a lecture, and what keeps its film when there is none to show. */
export function LessonIntro({ lecture: { intro, video, pdf, components } }: { lecture: LecturePage['lecture'] }) {
  const text = useLearningText()
  return (
    <>
      {video?.state === 'failed' && <Callout tone="bad">{text('videoFailed')}</Callout>}
      {video && !video.embed_url && video.state !== 'failed' && <VideoPreparing video={video} />}
      {!video && !intro && !pdf && components.length === 0 && <Callout>{text('noVideo')}</Callout>}
      {intro && (
        <p className={styles.intro}>
          <LinkedText text={intro} />
        </p>
      )}
    </>
  )
}
