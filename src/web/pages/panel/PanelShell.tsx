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
import { useMay } from '#kit/api/use-may.ts'
import { type PanelLink, PanelLayout } from '#kit/layouts/PanelLayout.tsx'
import { mayAs, type Right } from '#platform/rights.ts'
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
  const { waiting } = mayAs(viewer.adminRole, 'moderate') ? await api.call(countCases) : { waiting: 0 }
  return { school: { name: school.name }, waiting }
}

/** They are counted up to a bound. */
const figureOf = (waiting: number): string => (waiting < WAITING_MAX ? String(waiting) : `${WAITING_MAX - 1}+`)

interface ShellLink extends PanelLink {
  /** of who is led there; of every admin unless said otherwise */
  right?: Right
}

/** The menu of an admin with these rights. */
const groupsFor = (may: (right: Right) => boolean, groups: { label: string; links: ShellLink[] }[]) =>
  groups
    .map(({ label, links }) => ({ label, links: links.filter(({ right = 'enter-panel' }) => may(right)) }))
    .filter(({ links }) => links.length > 0)

export default function PanelShell({ loaderData: { school, waiting } }: Route.ComponentProps) {
  const text = usePanelText()
  const kindText = useProductText()
  const may = useMay()
  const products = KIND_ICONS.map(({ kind, icon }) => ({
    label: kindText(`all_${kind}`),
    to: listPath(kind),
    right: 'see-products' as const,
    icon,
  }))
  return (
    <PanelLayout
      school={school}
      account={<AccountMenu />}
      settings={<PagePreferences />}
      groups={groupsFor(may, [
        {
          label: text('overview'),
          links: [{ label: text('dashboard'), to: '/home', icon: <LayoutDashboard />, isExact: true }],
        },
        {
          label: text('teaching'),
          links: [
            { label: text('products'), to: '/home/products', right: 'see-products', icon: <LayoutGrid /> },
            ...products,
            { label: text('community'), to: '/home/community', right: 'change-content', icon: <MessagesSquare /> },
            { label: text('reviews'), to: '/home/reviews', right: 'moderate', icon: <MessageSquareQuote /> },
            { label: text('articles'), to: '/home/articles', right: 'change-content', icon: <Newspaper /> },
            {
              label: text('leads'),
              to: may('keep-leads') ? '/home/leads' : '/home/leads/forms',
              right: 'see-lead-forms',
              icon: <UserRoundPlus />,
            },
            {
              label: text('moderation'),
              to: '/home/moderation',
              right: 'moderate',
              icon: <ShieldAlert />,
              ...(waiting > 0 && { badge: { figure: figureOf(waiting), label: text('waiting', { count: waiting }) } }),
            },
            { label: text('surveys'), to: '/home/surveys', right: 'change-content', icon: <ClipboardList /> },
          ],
        },
        {
          label: text('selling'),
          links: [
            { label: text('students'), to: '/home/students', right: 'see-students', icon: <GraduationCap /> },
            { label: text('orders'), to: '/home/orders', right: 'see-orders', icon: <Receipt /> },
            { label: text('withdrawals'), to: '/home/withdrawals', right: 'see-orders', icon: <Undo2 /> },
            { label: text('codes'), to: '/home/codes', right: 'see-codes', icon: <TicketPercent /> },
            { label: text('partners'), to: '/home/partners', right: 'see-partners', icon: <Handshake /> },
          ],
        },
        {
          label: text('settings'),
          links: [
            { label: text('profile'), to: '/home/settings/profile', right: 'change-settings', icon: <IdCard /> },
            { label: text('school'), to: '/home/settings/school', right: 'change-settings', icon: <School /> },
            { label: text('legal'), to: '/home/settings/legal', right: 'change-settings', icon: <Scale /> },
            { label: text('people'), to: '/home/settings/people', right: 'change-settings', icon: <Users /> },
            { label: text('audit'), to: '/home/audit', right: 'see-audit', icon: <ScrollText /> },
          ],
        },
        { label: text('site'), links: [{ label: text('visitSite'), to: '/', icon: <ExternalLink />, isExact: true }] },
      ])}
    >
      <Outlet />
    </PanelLayout>
  )
}
