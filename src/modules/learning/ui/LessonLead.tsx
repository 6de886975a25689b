import { LinkedText } from '#modules/comments/ui/LinkedText.tsx'
import { VideoPreparing } from '#modules/media/ui/VideoPreparing.tsx'
import { Notice } from '#web/kit/feedback/Notice.tsx'
import type { LecturePage } from '../contract.ts'
import styles from './lesson.module.css'
import { useLearningText } from './use-text.ts'

/** The words of a lecture, and what keeps its film when there is none to show. */
export function LessonLead({ lecture: { lead, video, components } }: { lecture: LecturePage['lecture'] }) {
  const text = useLearningText()
  return (
    <>
      {video?.state === 'failed' && <Notice tone="bad">{text('videoFailed')}</Notice>}
      {video && !video.embed_url && video.state !== 'failed' && <VideoPreparing video={video} />}
      {!video && !lead && components.length === 0 && <Notice>{text('noVideo')}</Notice>}
      {lead && (
        <p className={styles.lead}>
          <LinkedText text={lead} />
        </p>
      )}
    </>
  )
}
