import {
  ArrowRightLeft,
  Award,
  CalendarClock,
  ChartNoAxesColumn,
  ClipboardList,
  DoorClosed,
  ExternalLink,
  FileDown,
  Footprints,
  GraduationCap,
  Handshake,
  IdCard,
  Landmark,
  LayoutDashboard,
  LayoutGrid,
  LifeBuoy,
  MailWarning,
  Megaphone,
  MessageSquareQuote,
  MessagesSquare,
  Newspaper,
  NotebookPen,
  Palette,
  Receipt,
  Repeat,
  Scale,
  School,
  ScrollText,
  Settings,
  ShieldAlert,
  TicketPercent,
  Undo2,
  UserCog,
  UserRoundPlus,
  Users,
  Wallet,
} from 'lucide-react'
import { listPath } from '#modules/catalog/editor/vocabulary.ts'
import { useProductText } from '#modules/catalog/ui/product-text.ts'
import { ALL_BOOKINGS } from '#modules/consultations/paths/vocabulary.ts'
import { ENTRIES } from '#modules/entries/vocabulary.ts'
import type { Place } from '#modules/palette/ui/places.ts'
import { GRADING_PATH } from '#modules/exams/vocabulary.ts'
import type { Waiting } from '#modules/waiting/contract.ts'
import { WAITING_MAX } from '#modules/waiting/vocabulary.ts'
import type { Right } from '#platform/rights.ts'
import { useMay } from '#kit/api/use-may.ts'
import type { PanelGroup, PanelLink } from '#kit/layouts/PanelLayout.tsx'
import { KIND_ICONS } from './products/kind-icons.tsx'
import { usePanelText } from './use-text.ts'

interface RightfulLink extends PanelLink {
  /** of who is led there; of every admin unless said otherwise */
  right?: Right
}

interface RightfulGroup extends Omit<PanelGroup, 'links'> {
  links: RightfulLink[]
}

const hasLinks = (group: RightfulGroup): group is RightfulGroup & PanelGroup => group.links.length > 0

/** The menu of the panel for the admin who looks: at most ten entries, each with the pages below it. */
export function usePanelMenu(waiting: Waiting[]): PanelGroup[] {
  const may = useMay()
  const badgeOf = useBadges(waiting)
  const withBadge = (link: PanelLink): PanelLink => ({ ...link, ...badgeOf([link]) })
  const mine = ({ right = 'enter-panel' }: RightfulLink) => may(right)
  return useAllGroups()
    .map((group) => ({ ...group, links: group.links.filter(mine) }))
    .filter(hasLinks)
    .map((group) => ({
      ...group,
      ...badgeOf(group.links),
      links: [withBadge(group.links[0]), ...group.links.slice(1).map(withBadge)],
    }))
}

/** How much waits on these pages, whatever is asked there. */
function useBadges(waiting: Waiting[]): (links: PanelLink[]) => Pick<PanelLink, 'badge'> {
  const text = usePanelText()
  return (links) => {
    const isThere = ({ path }: Waiting) => links.some(({ to }) => path.split('?')[0] === to)
    const count = waiting.filter(isThere).reduce((sum, each) => sum + each.count, 0)
    if (count === 0) return {}
    const figure = count < WAITING_MAX ? String(count) : `${WAITING_MAX - 1}+`
    return { badge: { figure, label: text('waiting', { count }) } }
  }
}

function useAllGroups(): RightfulGroup[] {
  const may = useMay()
  const text = usePanelText()
  const kindText = useProductText()
  const kinds = KIND_ICONS.map(({ kind, icon }) => ({
    label: kindText(`all_${kind}`),
    to: listPath(kind),
    right: 'see-products' as const,
    icon,
  }))
  return [
    {
      label: text('dashboard'),
      icon: <LayoutDashboard />,
      links: [{ label: text('dashboard'), to: '/home', icon: <LayoutDashboard />, isExact: true }],
    },
    {
      label: text('sold'),
      icon: <LayoutGrid />,
      links: [{ label: text('products'), to: '/home/products', right: 'see-products', icon: <LayoutGrid /> }, ...kinds],
    },
    {
      label: text('students'),
      icon: <GraduationCap />,
      links: [
        { label: text('students'), to: '/home/students', right: 'see-students', icon: <GraduationCap /> },
        { label: text('certificates'), to: '/home/certificates', right: 'see-students', icon: <Award /> },
        { label: text('grading'), to: GRADING_PATH, right: 'see-attempts', icon: <NotebookPen /> },
        { label: text('bookings'), to: ALL_BOOKINGS, right: 'see-attendance', icon: <CalendarClock /> },
        { label: text('failingMails'), to: '/home/mails', right: 'see-students', icon: <MailWarning /> },
      ],
    },
    {
      label: text('selling'),
      icon: <Receipt />,
      links: sellingLinks(text),
    },
    {
      label: text('talk'),
      icon: <MessagesSquare />,
      links: [
        { label: text('community'), to: '/home/community', right: 'change-content', icon: <MessagesSquare /> },
        {
          label: text('moderation'),
          to: '/home/moderation',
          right: 'see-moderation',
          icon: <ShieldAlert />,
        },
        { label: text('entries'), to: ENTRIES, right: 'see-moderation', icon: <NotebookPen /> },
        { label: text('reviews'), to: '/home/reviews', right: 'see-moderation', icon: <MessageSquareQuote /> },
        { label: text('surveys'), to: '/home/surveys', right: 'change-content', icon: <ClipboardList /> },
      ],
    },
    {
      label: text('reach'),
      icon: <Megaphone />,
      links: [
        { label: text('articles'), to: '/home/articles', right: 'change-content', icon: <Newspaper /> },
        {
          label: text('leads'),
          to: may('see-leads') ? '/home/leads' : '/home/leads/forms',
          right: 'see-lead-forms',
          icon: <UserRoundPlus />,
        },
      ],
    },
    {
      label: text('settings'),
      icon: <Settings />,
      links: settingsLinks(text),
    },
    {
      label: text('visitSite'),
      icon: <ExternalLink />,
      links: [{ label: text('visitSite'), to: '/', icon: <ExternalLink />, isExact: true }],
    },
  ]
}

const sellingLinks = (text: ReturnType<typeof usePanelText>): RightfulGroup['links'] => [
  { label: text('orders'), to: '/home/orders', right: 'see-orders', icon: <Receipt /> },
  { label: text('transactions'), to: '/home/transactions', right: 'see-orders', icon: <ArrowRightLeft /> },
  { label: text('members'), to: '/home/members', right: 'see-orders', icon: <Repeat /> },
  { label: text('soldProducts'), to: '/home/sales', right: 'see-sales', icon: <ChartNoAxesColumn /> },
  { label: text('balance'), to: '/home/balance', right: 'see-sales', icon: <Wallet /> },
  { label: text('exports'), to: '/home/exports', icon: <FileDown /> },
  { label: text('withdrawals'), to: '/home/contract-withdrawals', right: 'see-orders', icon: <Undo2 /> },
  { label: text('codes'), to: '/home/codes', right: 'see-codes', icon: <TicketPercent /> },
  { label: text('partners'), to: '/home/partners', right: 'see-partners', icon: <Handshake /> },
]

const settingsLinks = (text: ReturnType<typeof usePanelText>): RightfulGroup['links'] => [
  { label: text('profile'), to: '/home/settings/profile', right: 'change-settings', icon: <IdCard /> },
  { label: text('look'), to: '/home/settings/look', right: 'change-settings', icon: <Palette /> },
  { label: text('school'), to: '/home/settings/school', right: 'change-settings', icon: <School /> },
  { label: text('payments'), to: '/home/settings/payments', right: 'change-settings', icon: <Landmark /> },
  { label: text('legal'), to: '/home/settings/legal', right: 'change-settings', icon: <Scale /> },
  { label: text('admins'), to: '/home/settings/admins', right: 'see-admins', icon: <UserCog /> },
  { label: text('people'), to: '/home/settings/people', right: 'change-settings', icon: <Users /> },
  { label: text('supportAccess'), to: '/home/settings/support', right: 'see-audit', icon: <LifeBuoy /> },
  { label: text('closing'), to: '/home/settings/closing', right: 'close-school', icon: <DoorClosed /> },
  { label: text('firstSteps'), to: '/home/first-steps', right: 'change-settings', icon: <Footprints /> },
  { label: text('audit'), to: '/home/audit', right: 'see-audit', icon: <ScrollText /> },
]

/** What the command palette knows without asking: the pages of the menu, and what is begun on a page of its own. */
export function usePanelPlaces(groups: PanelGroup[]): Place[] {
  const text = usePanelText()
  const may = useMay()
  const pages = groups.flatMap(({ label: detail, links }) =>
    links.map(({ label, to, icon }): Place => ({ kind: 'page', label, detail, to, icon })),
  )
  const begun: (Place & { right: Right })[] = [
    ...KIND_ICONS.map(({ kind, icon }) =>
      action('change-products', text(`new_${kind}`), text('sold'), `${listPath(kind)}/new`, icon),
    ),
    action('change-students', text('newStudent'), text('students'), '/home/students/new', <GraduationCap />),
    action('change-students', text('importStudents'), text('students'), '/home/students/import', <GraduationCap />),
    action('change-codes', text('newCode'), text('selling'), '/home/codes/new', <TicketPercent />),
    action('change-partners', text('newPartner'), text('selling'), '/home/partners/new', <Handshake />),
    action('change-content', text('newArticle'), text('reach'), '/home/articles/new', <Newspaper />),
    action('change-content', text('newForm'), text('reach'), '/home/leads/forms/new', <UserRoundPlus />),
    action('change-content', text('newSurvey'), text('talk'), '/home/surveys/new', <ClipboardList />),
  ]
  return [...begun.filter(({ right }) => may(right)), ...pages]
}

const action = (right: Right, label: string, detail: string, to: string, icon: Place['icon']) => ({
  kind: 'action' as const,
  right,
  label,
  detail,
  to,
  icon,
})
