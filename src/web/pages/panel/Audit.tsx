import { cursorIn } from '#platform/contract/cursor-in.ts'
import { getAuditFilters, listAudit } from '#modules/moderation/contract.ts'
import { AuditFilters } from '#modules/moderation/ui/AuditFilters.tsx'
import { AuditList } from '#modules/moderation/ui/AuditList.tsx'
import { useText } from '#modules/moderation/ui/use-text.ts'
import { LinkButton } from '#kit/actions/LinkButton.tsx'
import common from '#kit/common.module.css'
import { EmptyState } from '#kit/feedback/EmptyState.tsx'
import { loading } from '#web/load.ts'
import type { Route } from './+types/Audit.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
  const { api } = loading({ request, context })
  const filters = await api.call(getAuditFilters)
  const asked = new URL(request.url).searchParams
  const admin = filters.admins.find(({ id }) => id === asked.get('admin'))?.id
  const area = filters.areas.find(({ id }) => id === asked.get('area'))?.id
  const by = asked.get('by') === 'operators' ? ('operators' as const) : undefined
  const page = await api.call(listAudit, { admin_id: admin, by, area, cursor: asked.get('cursor') ?? undefined })
  return {
    entries: page.data,
    next: cursorIn(page.next_page_url),
    filters,
    chosen: { admin: admin ?? '', area: area ?? '' },
    by,
  }
}

export default function Audit({ loaderData: { entries, next, filters, chosen, by } }: Route.ComponentProps) {
  const text = useText()
  const isNarrowed = chosen.admin !== '' || chosen.area !== '' || by !== undefined
  return (
    <>
      <title>{text('audit')}</title>
      <header>
        <h1>{text('audit')}</h1>
        <p className={common.soft}>{text('auditIntro')}</p>
      </header>
      <AuditFilters {...filters} chosen={chosen} />
      {entries.length > 0 ? (
        <AuditList entries={entries} />
      ) : isNarrowed ? (
        <EmptyState
          title={text('noSuchEntries')}
          action={<LinkButton to="/home/audit">{text('allEntries')}</LinkButton>}
        />
      ) : (
        <EmptyState title={text('noEntries')}>{text('noEntriesText')}</EmptyState>
      )}
      {next && (
        <LinkButton to={`/home/audit?${new URLSearchParams({ ...chosen, ...(by && { by }), cursor: next })}`}>
          {text('olderEntries')}
        </LinkButton>
      )}
    </>
  )
}
