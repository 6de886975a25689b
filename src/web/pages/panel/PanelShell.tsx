import { data, Outlet, redirect } from 'react-router'
import { countCases, WAITING_MAX } from '#modules/moderation/contract.ts'
import { PaletteButton } from '#modules/palette/ui/PaletteButton.tsx'
import { AccountMenu } from '#modules/people/ui/AccountMenu.tsx'
import { getViews } from '#modules/views/contract.ts'
import { KeptViewsOf } from '#modules/views/ui/kept-views.ts'
import { mayAs } from '#platform/rights.ts'
import { PanelLayout } from '#kit/layouts/PanelLayout.tsx'
import { loading, loginFor } from '#web/load.ts'
import { PagePreferences } from '#web/shell/PagePreferences.tsx'
import type { Route } from './+types/PanelShell.ts'
import { usePanelMenu, usePanelPlaces } from './panel-menu.tsx'
import { usePanelText } from './use-text.ts'

export const meta = () => [{ name: 'robots', content: 'noindex' }]

export async function loader({ request, context }: Route.LoaderArgs) {
  const { school, viewer, api } = loading({ request, context })
  if (!school) throw data(null, { status: 404 })
  if (!viewer) throw redirect(loginFor(request))
  if (viewer.role !== 'admin') throw data(null, { status: 403 })
  const { waiting } = mayAs(viewer.adminRole, 'moderate') ? await api.call(countCases) : { waiting: 0 }
  return { school: { name: school.name }, waiting, views: await api.call(getViews) }
}

/** They are counted up to a bound. */
const figureOf = (waiting: number): string => (waiting < WAITING_MAX ? String(waiting) : `${WAITING_MAX - 1}+`)

export default function PanelShell({ loaderData: { school, waiting, views } }: Route.ComponentProps) {
  const text = usePanelText()
  const held = waiting > 0 ? { figure: figureOf(waiting), label: text('waiting', { count: waiting }) } : undefined
  const groups = usePanelMenu(held)
  return (
    <PanelLayout
      school={school}
      groups={groups}
      palette={<PaletteButton places={usePanelPlaces(groups)} />}
      account={<AccountMenu />}
      settings={<PagePreferences />}
    >
      <KeptViewsOf value={views}>
        <Outlet />
      </KeptViewsOf>
    </PanelLayout>
  )
}
