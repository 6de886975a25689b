import { Link } from 'react-router'
import { listOperatorCases } from '#modules/moderation/platform/contract.ts'
import { OperatorCases } from '#modules/moderation/ui/OperatorCases.tsx'
import { listFailedFilms } from '#modules/operating/films/contract.ts'
import { listFailedQueues } from '#modules/operating/jobs/contract.ts'
import { listFailingMails } from '#modules/operating/mails/contract.ts'
import { getFees } from '#modules/operating/fees/contract.ts'
import { getPosition } from '#modules/operating/ledger/contract.ts'
import { getUsualLimits } from '#modules/operating/limits/contract.ts'
import { listSchools } from '#modules/operating/schools/contract.ts'
import { FeesForm } from '#modules/operating/ui/FeesForm.tsx'
import { Position } from '#modules/operating/ui/Position.tsx'
import { SignUpsSwitch } from '#modules/operating/ui/SignUpsSwitch.tsx'
import { UsualLimits } from '#modules/operating/ui/UsualLimits.tsx'
import { useOperatingText } from '#modules/operating/ui/use-text.ts'
import { getSignUps } from '#modules/people/platform/contract.ts'
import { Callout } from '#kit/feedback/Callout.tsx'
import { loading } from '#web/load.ts'
import type { Route } from './+types/Operator.ts'
import { askedSchools } from './asked-schools.ts'
import { OperatorFrame } from './OperatorFrame.tsx'
import { SchoolTable } from './SchoolTable.tsx'
import { usePlatformText } from './text.ts'

export async function loader(args: Route.LoaderArgs) {
  const { api } = loading(args)
  const asked = askedSchools(args.request.url)
  const { q, state, sort } = asked
  const [first, cases, signUps, usual, fees, position, ...failed] = await Promise.all([
    api.call(listSchools, { ...(q && { q }), ...(state && { state }), ...(sort && { sort }) }),
    api.call(listOperatorCases, {}),
    api.call(getSignUps),
    api.call(getUsualLimits),
    api.call(getFees),
    api.call(getPosition),
    api.call(listFailedQueues, {}),
    api.call(listFailingMails, {}),
    api.call(listFailedFilms, {}),
  ])
  return {
    asked,
    first,
    cases,
    areHeld: signUps.are_held,
    usual,
    fees,
    position,
    hasFaults: failed.some(({ data }) => data.length > 0),
  }
}

export default function Operator({
  loaderData: { asked, first, cases, areHeld, usual, fees, position, hasFaults },
}: Route.ComponentProps) {
  const text = usePlatformText()
  const own = useOperatingText()
  return (
    <OperatorFrame title={text('schools')} intro={text('schoolsIntro')}>
      {hasFaults && (
        <Callout tone="caution">
          {own('somethingFails')} <Link to="/operator/faults">{own('toFaults')}</Link>
        </Callout>
      )}
      <OperatorCases initial={cases} />
      <SignUpsSwitch areHeld={areHeld} />
      <SchoolTable asked={asked} first={first} />
      <UsualLimits saved={usual} />
      <FeesForm saved={fees} />
      <Position position={position} />
    </OperatorFrame>
  )
}
