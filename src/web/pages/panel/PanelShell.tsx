import { data, Outlet, redirect } from 'react-router'
import { PaletteButton } from '#modules/palette/ui/PaletteButton.tsx'
import { AccountMenu } from '#modules/people/ui/AccountMenu.tsx'
import { countWaiting } from '#modules/waiting/contract.ts'
import { WaitingFor } from '#modules/waiting/ui/waiting-for.ts'
import { getViews } from '#modules/views/contract.ts'
import { KeptViewsOf } from '#modules/views/ui/kept-views.ts'
import { Callout } from '#kit/feedback/Callout.tsx'
import { PanelLayout } from '#kit/layouts/PanelLayout.tsx'
import { loading, loginFor } from '#web/load.ts'
import { PagePreferences } from '#web/shell/PagePreferences.tsx'
import type { Route } from './+types/PanelShell.ts'
import { usePanelText } from './use-text.ts'
import { usePanelMenu, usePanelPlaces } from './panel-menu.tsx'

export const meta = () => [{ name: 'robots', content: 'noindex' }]

export async function loader({ request, context }: Route.LoaderArgs) {
  const { school, viewer, isSupportOver, api } = loading({ request, context })
  if (!school) throw data(null, { status: 404 })
  if (isSupportOver) throw redirect('/home/over')
  if (!viewer) throw redirect(loginFor(request))
  if (viewer.isHeldBack) throw redirect('/my/account#two-step')
  if (viewer.role !== 'admin') throw data(null, { status: 403 })
  const [{ data: waiting }, views] = await Promise.all([api.call(countWaiting), api.call(getViews)])
  return { school: { name: school.name, isHeld: school.is_held }, waiting, views }
}

export default function PanelShell({ loaderData: { school, waiting, views } }: Route.ComponentProps) {
  const text = usePanelText()
  const groups = usePanelMenu(waiting)
  return (
    <PanelLayout
      school={school}
      groups={groups}
      palette={<PaletteButton places={usePanelPlaces(groups)} />}
      account={<AccountMenu />}
      settings={<PagePreferences />}
    >
      <WaitingFor value={waiting}>
        <KeptViewsOf value={views}>
          {school.isHeld && <Callout tone="caution">{text('schoolHeld')}</Callout>}
          <Outlet />
        </KeptViewsOf>
      </WaitingFor>
    </PanelLayout>
  )
}
