import { data, Link, Outlet, redirect } from 'react-router'
import { FilmsUnderWay } from '#modules/media/ui/films/FilmsUnderWay.tsx'
import { PaletteButton } from '#modules/palette/ui/PaletteButton.tsx'
import { AccountMenu } from '#web/shell/AccountMenu.tsx'
import { countWaiting } from '#modules/waiting/contract.ts'
import { WaitingFor } from '#modules/waiting/ui/waiting-for.ts'
import { getViews } from '#modules/views/contract.ts'
import { KeptViewsOf } from '#modules/views/ui/kept-views.ts'
import { useMay } from '#kit/api/use-may.ts'
import { Callout } from '#kit/feedback/Callout.tsx'
import { PanelLayout } from '#kit/layouts/PanelLayout.tsx'
import { useLocale } from '#kit/text/Locale.tsx'
import { formatDate } from '#platform/i18n/format.ts'
import { loading, loginFor, pathAsked } from '#web/load.ts'
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
  if (viewer.isHeldBack) throw redirect(twoStepFor(request))
  if (viewer.role !== 'admin') throw data(null, { status: 403 })
  const [{ data: waiting }, views] = await Promise.all([api.call(countWaiting), api.call(getViews)])
  return {
    school: { name: school.name, isHeld: school.is_held, closesOn: school.closes_on, isClosed: school.is_closed },
    waiting,
    views,
  }
}

/** Where the second factor is set up that the school demands, with the way back to what was asked for. */
function twoStepFor(request: Request): string {
  const asked = pathAsked(request) + new URL(request.url).search
  const next = asked === '/home' ? '' : `?${new URLSearchParams({ next: asked })}`
  return `/my/account${next}#two-step`
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
          {school.closesOn && <ClosingNote closesOn={school.closesOn} isClosed={school.isClosed} />}
          <FilmsUnderWay />
          <Outlet />
        </KeptViewsOf>
      </WaitingFor>
    </PanelLayout>
  )
}

/** On every page of the panel, once the day is set. */
function ClosingNote({ closesOn, isClosed }: { closesOn: string; isClosed: boolean }) {
  const text = usePanelText()
  const may = useMay()
  const { language } = useLocale()
  return (
    <Callout tone="caution">
      <span>{text(isClosed ? 'schoolClosed' : 'schoolCloses', { day: formatDate(closesOn, language, 'UTC') })} </span>
      {may('close-school') && <Link to="/home/settings/closing">{text('toClosing')}</Link>}
    </Callout>
  )
}
