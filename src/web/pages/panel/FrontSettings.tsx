import { Suspense } from 'react'
import { getFront } from '#modules/front/contract.ts'
import { useFrontText } from '#modules/front/ui/use-text.ts'
import common from '#kit/common.module.css'
import { Skeleton } from '#kit/feedback/Skeleton.tsx'
import { onDemand } from '#kit/on-demand.ts'
import { loadingOfSchool } from '#web/load.ts'
import type { Route } from './+types/FrontSettings.ts'

const FrontForm = onDemand(async () => (await import('#modules/front/ui/FrontForm.tsx')).FrontForm)

export async function loader({ request, context }: Route.LoaderArgs) {
  const { api, school } = loadingOfSchool({ request, context })
  return { schoolId: school.id, front: await api.call(getFront) }
}

export default function FrontSettings({ loaderData }: Route.ComponentProps) {
  const text = useFrontText()
  return (
    <>
      <title>{text('front')}</title>
      <header>
        <h1>{text('front')}</h1>
        <p className={common.soft}>{text('frontIntro')}</p>
      </header>
      <Suspense fallback={<Skeleton lines={8} />}>
        <FrontForm {...loaderData} />
      </Suspense>
    </>
  )
}
