import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { listCourses } from '#modules/catalog/contract.ts'
import { useApi } from '#kit/api/ApiProvider.tsx'
import { MoreCourses } from '../site/MoreCourses.tsx'

const AT_MOST = 9

/** Below a lesson: asked for when someone comes near, so that the lesson itself waits for nothing. */
export function MoreCoursesBelow({ courseId }: { courseId: string }) {
  const api = useApi()
  const place = useRef<HTMLDivElement>(null)
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
      rootMargin: '250px',
    })
    if (place.current) observer.observe(place.current)
    return () => observer.disconnect()
  }, [])
  const { data } = useQuery({
    queryKey: ['more-courses'],
    queryFn: () => api.call(listCourses, {}),
    enabled: isNear,
  })
  const others = data?.data.filter(({ id }) => id !== courseId).slice(0, AT_MOST) ?? []
  return <div ref={place}>{others.length > 0 && <MoreCourses courses={others} autoplay />}</div>
}
