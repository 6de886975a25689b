import { getLegalText } from '#modules/schools/contract.ts'
import { LEGAL_TEXTS } from '#modules/schools/vocabulary.ts'
import { Hero } from '#kit/layouts/Hero.tsx'
import { Page } from '#kit/layouts/Page.tsx'
import { Prose } from '#kit/layouts/Prose.tsx'
import { loading, sameForEveryVisitor } from '#web/load.ts'
import { SiteShell } from '#web/shell/SiteShell.tsx'
import type { Route } from './+types/Legal.ts'
import { pageMeta } from './page-meta.ts'
import { useSiteText } from './text.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
  const { api, school } = loading({ request, context })
  const { origin, pathname } = new URL(request.url)
  const which = LEGAL_TEXTS.find((each) => pathname.startsWith(`/${each}`)) ?? 'terms'
  const version = versionIn(request)
  const { html } = await api.call(getLegalText, { which, ...(version && { version }) })
  return { html, which, address: `${origin}/${which}`, schoolName: school?.name ?? '' }
}

/** One that was agreed to, and has been changed since. */
const versionIn = ({ url }: Request): number | undefined =>
  Number(new URL(url).searchParams.get('version') ?? '') || undefined

export const handle = sameForEveryVisitor('version')

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData ? pageMeta({ description: '', address: loaderData.address }) : []

export default function Legal({ loaderData: { html, which, schoolName } }: Route.ComponentProps) {
  const text = useSiteText()
  return (
    <SiteShell>
      <Page>
        <title>{`${text(which)} · ${schoolName}`}</title>
        <Hero title={text(which)} />
        <Prose html={html} />
      </Page>
    </SiteShell>
  )
}
