import { useRevalidator } from 'react-router'
import { callOffClosing, getClosing } from '#modules/closing/contract.ts'
import { Awaiting } from '#modules/closing/ui/Awaiting.tsx'
import { PlanForm } from '#modules/closing/ui/PlanForm.tsx'
import { PlannedClosing } from '#modules/closing/ui/PlannedClosing.tsx'
import { useClosingText } from '#modules/closing/ui/use-text.ts'
import { LinkButton } from '#kit/actions/LinkButton.tsx'
import { useApi } from '#kit/api/ApiProvider.tsx'
import common from '#kit/common.module.css'
import { ActionButtons } from '#kit/lists/ActionButtons.tsx'
import { loading } from '#web/load.ts'
import type { Route } from './+types/ClosingSettings.ts'
import { requireRight } from './require-right.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
  const visit = loading({ request, context })
  requireRight(visit, 'close-school')
  return { outlook: await visit.api.call(getClosing) }
}

/** Where owners close their school, or call that off. */
export default function ClosingSettings({ loaderData: { outlook } }: Route.ComponentProps) {
  const text = useClosingText()
  const api = useApi()
  const { revalidate } = useRevalidator()
  const { closing } = outlook
  const callingOff = {
    key: 'call-off',
    label: text('callOff'),
    consequence: text('callOffConsequence'),
    isHarmless: true,
    work: () => api.call(callOffClosing, {}),
    goOn: () => revalidate(),
    said: text('calledOff'),
  }
  const mayCallOff = closing !== null && closing.closed_at === null && closing.planned_by === 'owner'
  return (
    <>
      <title>{text('title')}</title>
      <header className={common.stack}>
        <h1>{text('title')}</h1>
        {!closing && <p className={common.soft}>{text('intro')}</p>}
        {!closing?.erased_at && <p className={common.soft}>{text('kept')}</p>}
      </header>
      <div className={common.looseColumn}>
        {closing && (
          <PlannedClosing closing={closing} outlook={outlook}>
            {mayCallOff && <ActionButtons actions={[callingOff]} />}
          </PlannedClosing>
        )}
        <Awaiting awaiting={outlook.awaiting} />
        <div>
          <LinkButton to="/home/exports">{text('toExports')}</LinkButton>
        </div>
        {!closing && <PlanForm outlook={outlook} />}
      </div>
    </>
  )
}
