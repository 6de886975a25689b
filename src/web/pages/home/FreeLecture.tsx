import { type MouseEvent, type ReactNode, Suspense, useState } from 'react'
import { Link } from 'react-router'
import { lecturePath } from '#modules/courses/paths/vocabulary.ts'
import type { LecturePage } from '#modules/learning/contract.ts'
import type { Client } from '#platform/contract/client.ts'
import { useApi } from '#kit/api/ApiProvider.tsx'
import { Duration } from '#kit/figures/Duration.tsx'
import { onDemand } from '#kit/on-demand.ts'
import { useSiteText } from '../site/text.ts'
import site from '../site/site.module.css'
import styles from './home.module.css'

const PlayedLecture = onDemand(async () => (await import('./PlayedLecture.tsx')).PlayedLecture)

interface FreeLectureProps {
  courseSlug: string
  lecture: { id: string; title: string; run_time_seconds: number }
  /** what it plays in place of */
  cover: ReactNode
}

/** Leads to a lecture that anybody may watch; where scripts run it plays here. */
export function FreeLecture({ courseSlug, lecture, cover }: FreeLectureProps) {
  const text = useSiteText()
  const api = useApi()
  const [asked, setAsked] = useState<Promise<LecturePage> | null>(null)
  const path = lecturePath(courseSlug, lecture.id)
  const play = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    const answer = askFor(lecture.id, api)
    answer.catch(() => window.location.assign(path))
    setAsked(answer)
  }
  const waiting = (
    <Link to={path} onClick={play} aria-label={`${text('playFree')}: ${lecture.title}`} className={site.play}>
      {cover}
    </Link>
  )
  return (
    <>
      <div className={styles.screen}>
        {asked ? (
          <Suspense fallback={waiting}>
            <PlayedLecture asked={asked} />
          </Suspense>
        ) : (
          waiting
        )}
      </div>
      <p className={styles.played}>
        <span>
          {text('playFree')}: {lecture.title}
        </span>
        {lecture.run_time_seconds > 0 && (
          <>
            {' · '}
            <Duration seconds={lecture.run_time_seconds} />
          </>
        )}
      </p>
    </>
  )
}

/** The shape of the call is fetched with it: most visitors press nothing. */
async function askFor(id: string, api: Client): Promise<LecturePage> {
  const { getLecturePage } = await import('#modules/learning/contract.ts')
  return api.call(getLecturePage, { id })
}
