import { useQuery } from '@tanstack/react-query'
import { PartyPopper } from 'lucide-react'
import { CourseCertificate } from '#modules/certificates/ui/CourseCertificate.tsx'
import { listTopics } from '#modules/community/contract.ts'
import { newPostPath } from '#modules/community/ui/paths.ts'
import { getOwnCourse } from '#modules/course-pages/contract.ts'
import type { LecturePage } from '#modules/learning/contract.ts'
import { useFinishText } from '#modules/learning/ui/use-finish-text.ts'
import { RatingButtons } from '#modules/reviews/ui/RatingButtons.tsx'
import { LinkButton } from '#kit/actions/LinkButton.tsx'
import { useApi } from '#kit/api/ApiProvider.tsx'
import { Duration } from '#kit/figures/Duration.tsx'
import styles from './finish.module.css'

/** The end of a course: what was done, its certificate, a review by one press, and the way to tell others (screens §4). */
export function FinishCard({ page: { course, progress, run_time_seconds: seconds } }: { page: LecturePage }) {
  const text = useFinishText()
  return (
    <section aria-labelledby="finished" className={styles.card}>
      <PartyPopper aria-hidden="true" className={styles.mark} />
      <h2 id="finished">{text('finishTitle', { course: course.title })}</h2>
      <p className={styles.done}>
        <span>{text('finishDone', { count: progress.total })}</span>
        {seconds > 0 && (
          <>
            {' · '}
            <Duration seconds={seconds} />
          </>
        )}
      </p>
      <CourseCertificate courseId={course.id} />
      <Recommend course={course} />
      <TellOthers course={course} />
    </section>
  )
}

type OfCourse = Pick<LecturePage, 'course'>

function Recommend({ course: { id, slug } }: OfCourse) {
  const text = useFinishText()
  const api = useApi()
  const { data: own } = useQuery({
    queryKey: ['finished', slug],
    queryFn: () => api.call(getOwnCourse, { slug }),
    staleTime: Infinity,
  })
  if (!own?.may_write) return null
  return <RatingButtons courseId={id} question={text('finishReview')} />
}

/** In the first topic they may write in; its title is there already, to be changed. */
function TellOthers({ course: { title } }: OfCourse) {
  const text = useFinishText()
  const api = useApi()
  const { data: topics } = useQuery({
    queryKey: ['topics-to-tell'],
    queryFn: () => api.call(listTopics),
    staleTime: Infinity,
  })
  const topic = topics?.data.find(({ can }) => can.post)
  if (!topic) return null
  return (
    <LinkButton to={newPostPath(topic.id)} state={{ title: text('finishPost', { course: title }) }}>
      {text('finishTell')}
    </LinkButton>
  )
}
