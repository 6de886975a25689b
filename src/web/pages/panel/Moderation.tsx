import { Link } from 'react-router'
import { cursorIn } from '#platform/contract/cursor-in.ts'
import { CASE_KINDS, listCases } from '#modules/moderation/contract.ts'
import { Queue } from '#modules/moderation/ui/Queue.tsx'
import { useText } from '#modules/moderation/ui/use-text.ts'
import { LinkButton } from '#kit/actions/LinkButton.tsx'
import common from '#kit/common.module.css'
import { listAddress } from '#kit/lists/asked.ts'
import { loading } from '#web/load.ts'
import type { Route } from './+types/Moderation.ts'
import { ReadOnlyUnless } from './ReadOnlyUnless.tsx'

export async function loader({ request, context }: Route.LoaderArgs) {
  const { api } = loading({ request, context })
  const asked = new URL(request.url).searchParams
  const kind = CASE_KINDS.find((each) => each === asked.get('kind'))
  const page = await api.call(listCases, { kind, cursor: asked.get('cursor') ?? undefined })
  return { cases: page.data, next: cursorIn(page.next_page_url), kind: kind ?? '' }
}

const FILTERS = [
  { kind: '', label: 'all' },
  { kind: 'held', label: 'held' },
  { kind: 'reported', label: 'reported' },
] as const

export default function Moderation({ loaderData: { cases, next, kind } }: Route.ComponentProps) {
  const text = useText()
  return (
    <>
      <title>{text('moderation')}</title>
      <header>
        <h1>{text('moderation')}</h1>
        <p className={common.soft}>{text('intro')}</p>
      </header>
      <nav aria-label={text('filter')} className={common.choices}>
        {FILTERS.map((filter) => (
          <Link
            key={filter.kind}
            to={listAddress('/home/moderation', { kind: filter.kind })}
            aria-current={filter.kind === kind ? 'page' : undefined}
            preventScrollReset
          >
            {text(filter.label)}
          </Link>
        ))}
      </nav>
      <ReadOnlyUnless right="moderate">
        <Queue cases={cases} />
      </ReadOnlyUnless>
      {next && <LinkButton to={listAddress('/home/moderation', { kind }, next)}>{text('older')}</LinkButton>}
    </>
  )
}
