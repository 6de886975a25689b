import { lazy, Suspense } from 'react'
import { useSchool } from '#web/shell/use-school.ts'

const PlatformFront = lazy(async () => ({ default: (await import('../platform/PlatformFront.tsx')).PlatformFront }))

export const headers = () => ({ 'cache-control': 'public, max-age=0, s-maxage=30, stale-while-revalidate=30' })

export default function Home() {
  const school = useSchool()
  if (!school)
    return (
      <Suspense>
        <PlatformFront />
      </Suspense>
    )
  return <h1>{school.name}</h1>
}
