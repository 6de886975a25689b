import {
  ClipboardList,
  ExternalLink,
  GraduationCap,
  Handshake,
  IdCard,
  LayoutDashboard,
  LayoutGrid,
  MessageSquareQuote,
  MessagesSquare,
  Newspaper,
  UserRoundPlus,
  School,
  Scale,
  ScrollText,
  Receipt,
  ShieldAlert,
  TicketPercent,
  Undo2,
  Users,
} from 'lucide-react'
import { data, Outlet, redirect } from 'react-router'
import { listPath } from '#modules/catalog/editor/vocabulary.ts'
import { useProductText } from '#modules/catalog/ui/product-text.ts'
import { countCases, WAITING_MAX } from '#modules/moderation/contract.ts'
import { AccountMenu } from '#modules/people/ui/AccountMenu.tsx'
import { PanelLayout } from '#kit/layouts/PanelLayout.tsx'
import { loading, loginFor } from '#web/load.ts'
import { PagePreferences } from '#web/shell/PagePreferences.tsx'
import type { Route } from './+types/PanelShell.ts'
import { KIND_ICONS } from './products/kind-icons.tsx'
import { usePanelText } from './use-text.ts'

export const meta = () => [{ name: 'robots', content: 'noindex' }]

export async function loader({ request, context }: Route.LoaderArgs) {
  const { school, viewer, api } = loading({ request, context })
  if (!school) throw data(null, { status: 404 })
  if (!viewer) throw redirect(loginFor(request))
  if (viewer.role !== 'admin') throw data(null, { status: 403 })
  const { waiting } = await api.call(countCases)
  return { school: { name: school.name }, waiting }
}

/** They are counted up to a bound. */
const figureOf = (waiting: number): string => (waiting < WAITING_MAX ? String(waiting) : `${WAITING_MAX - 1}+`)

export default function PanelShell({ loaderData: { school, waiting } }: Route.ComponentProps) {
  const text = usePanelText()
  const kindText = useProductText()
  const products = KIND_ICONS.map(({ kind, icon }) => ({
    label: kindText(`all_${kind}`),
    to: listPath(kind),
    icon,
  }))
  return (
    <PanelLayout
      school={school}
      account={<AccountMenu />}
      settings={<PagePreferences />}
      groups={[
        {
          label: text('overview'),
          links: [{ label: text('dashboard'), to: '/home', icon: <LayoutDashboard />, isExact: true }],
        },
        {
          label: text('teaching'),
          links: [
            { label: text('products'), to: '/home/products', icon: <LayoutGrid /> },
            ...products,
            { label: text('community'), to: '/home/community', icon: <MessagesSquare /> },
            { label: text('reviews'), to: '/home/reviews', icon: <MessageSquareQuote /> },
            { label: text('articles'), to: '/home/articles', icon: <Newspaper /> },
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
          label: text('selling'),
          links: [
            { label: text('students'), to: '/home/students', icon: <GraduationCap /> },
            { label: text('orders'), to: '/home/orders', icon: <Receipt /> },
            { label: text('withdrawals'), to: '/home/withdrawals', icon: <Undo2 /> },
            { label: text('codes'), to: '/home/codes', icon: <TicketPercent /> },
            { label: text('partners'), to: '/home/partners', icon: <Handshake /> },
          ],
        },
        {
          label: text('settings'),
          links: [
            { label: text('profile'), to: '/home/settings/profile', icon: <IdCard /> },
            { label: text('school'), to: '/home/settings/school', icon: <School /> },
            { label: text('legal'), to: '/home/settings/legal', icon: <Scale /> },
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
