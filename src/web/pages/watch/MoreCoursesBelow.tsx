import { useQuery } from '@tanstack/react-query'
import { Suspense, useEffect, useRef, useState } from 'react'
import { listCourses } from '#modules/catalog/contract.ts'
import { useApi } from '#kit/api/ApiProvider.tsx'
import { onDemand } from '#kit/on-demand.ts'

const MoreCourses = onDemand(async () => (await import('../site/MoreCourses.tsx')).MoreCourses)

const AT_MOST = 9

/** Whoever does one of these reads on. */
const READING_ON = ['scroll', 'pointermove', 'pointerdown', 'keydown']

/** Below a lesson: asked for when someone comes near, so that the lesson itself waits for nothing. */
export function MoreCoursesBelow({ courseId }: { courseId: string }) {
  const api = useApi()
  const place = useRef<HTMLDivElement>(null)
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
      rootMargin: '250px',
    })
    const begin = () => place.current && observer.observe(place.current)
    for (const event of READING_ON) window.addEventListener(event, begin, { once: true, passive: true })
    return () => {
      for (const event of READING_ON) window.removeEventListener(event, begin)
      observer.disconnect()
    }
  }, [])
  const { data } = useQuery({
    queryKey: ['more-courses'],
    queryFn: () => api.call(listCourses, {}),
    enabled: isNear,
  })
  const others = data?.data.filter(({ id }) => id !== courseId).slice(0, AT_MOST) ?? []
  return (
    <div ref={place}>
      {others.length > 0 && (
        <Suspense>
          <MoreCourses courses={others} autoplay />
        </Suspense>
      )}
    </div>
  )
}
