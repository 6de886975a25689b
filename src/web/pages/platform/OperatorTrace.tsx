import { listDeeds } from '#modules/operating/trace/contract.ts'
import { DeedList } from '#modules/operating/ui/DeedList.tsx'
import { useOperatingText } from '#modules/operating/ui/use-text.ts'
import { loading } from '#web/load.ts'
import type { Route } from './+types/OperatorTrace.ts'
import { OperatorFrame } from './OperatorFrame.tsx'

export const loader = (args: Route.LoaderArgs) => loading(args).api.call(listDeeds, {})

export default function OperatorTrace({ loaderData }: Route.ComponentProps) {
  const text = useOperatingText()
  return (
    <OperatorFrame title={text('trace')} intro={text('traceIntro')}>
      <DeedList initial={loaderData} />
    </OperatorFrame>
  )
}
