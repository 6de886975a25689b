import {
  BookOpen,
  ClipboardList,
  ExternalLink,
  LayoutDashboard,
  MessageSquareQuote,
  MessagesSquare,
  UserRoundPlus,
  ScrollText,
  ShieldAlert,
  Users,
} from 'lucide-react'
import { data, Outlet, redirect } from 'react-router'
import { countCases, WAITING_MAX } from '#modules/moderation/contract.ts'
import { AccountMenu } from '#modules/people/ui/AccountMenu.tsx'
import { PanelLayout } from '#web/kit/layouts/PanelLayout.tsx'
import { ThemeSwitch } from '#web/kit/navigation/ThemeSwitch.tsx'
import { loading } from '#web/load.ts'
import type { Route } from './+types/PanelShell.ts'
import { usePanelText } from './use-text.ts'

export const meta = () => [{ name: 'robots', content: 'noindex' }]

export async function loader({ request, context }: Route.LoaderArgs) {
  const { school, viewer, api } = loading({ request, context })
  if (!school) throw data(null, { status: 404 })
  if (!viewer) {
    const { pathname, search } = new URL(request.url)
    throw redirect(`/login?next=${encodeURIComponent(pathname.replace(/\.data$/, '') + search)}`)
  }
  if (viewer.role !== 'admin') throw data(null, { status: 403 })
  const { waiting } = await api.call(countCases)
  return { school: { name: school.name }, waiting }
}

/** They are counted up to a bound. */
const figureOf = (waiting: number): string => (waiting < WAITING_MAX ? String(waiting) : `${WAITING_MAX - 1}+`)

export default function PanelShell({ loaderData: { school, waiting } }: Route.ComponentProps) {
  const text = usePanelText()
  return (
    <PanelLayout
      school={school}
      account={<AccountMenu />}
      settings={<ThemeSwitch />}
      groups={[
        {
          label: text('overview'),
          links: [{ label: text('dashboard'), to: '/home', icon: <LayoutDashboard />, isExact: true }],
        },
        {
          label: text('teaching'),
          links: [
            { label: text('courses'), to: '/home/courses', icon: <BookOpen /> },
            { label: text('community'), to: '/home/community', icon: <MessagesSquare /> },
            { label: text('reviews'), to: '/home/reviews', icon: <MessageSquareQuote /> },
            { label: text('leads'), to: '/home/leads', icon: <UserRoundPlus /> },
            {
              label: text('moderation'),
              to: '/home/moderation',
              icon: <ShieldAlert />,
              ...(waiting > 0 && { badge: { figure: figureOf(waiting), label: text('waiting', { count: waiting }) } }),
            },
            { label: text('surveys'), to: '/home/surveys', icon: <ClipboardList /> },
          ],
        },
        {
          label: text('settings'),
          links: [
            { label: text('people'), to: '/home/settings/people', icon: <Users /> },
            { label: text('audit'), to: '/home/audit', icon: <ScrollText /> },
          ],
        },
        { label: text('site'), links: [{ label: text('visitSite'), to: '/', icon: <ExternalLink />, isExact: true }] },
      ]}
    >
      <Outlet />
    </PanelLayout>
  )
}
