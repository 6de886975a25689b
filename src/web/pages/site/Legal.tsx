import { getLegalText } from '#modules/schools/contract.ts'
import { LEGAL_TEXTS } from '#modules/schools/vocabulary.ts'
import { Hero } from '#kit/layouts/Hero.tsx'
import { Page } from '#kit/layouts/Page.tsx'
import { Prose } from '#kit/layouts/Prose.tsx'
import { loading, sameForEveryVisitor } from '#web/load.ts'
import { SiteShell } from '#web/shell/SiteShell.tsx'
import type { Route } from './+types/Legal.ts'
import { asTold } from './as-told.ts'
import { en } from './messages/en.ts'
import { pl } from './messages/pl.ts'
import { OlderVersion } from './OlderVersion.tsx'
import { pageMeta } from './page-meta.ts'
import { plain } from '#kit/text/plain.ts'
import { siteOf } from './site-of.ts'
import { useSiteText } from './text.ts'

/** What the text is called, for search engines. */
const WORDS = { en, pl }

export async function loader({ request, context }: Route.LoaderArgs) {
  const visit = loading({ request, context })
  const { api, language } = visit
  const site = siteOf(visit)
  const { pathname } = new URL(request.url)
  const which = LEGAL_TEXTS.find((each) => pathname.startsWith(`/${each}`)) ?? 'terms'
  const asked = versionIn(request)
  const [{ html, version }, newest] = await Promise.all([
    api.call(getLegalText, { which, ...(asked && { version: asked }) }),
    asked ? api.call(getLegalText, { which }) : null,
  ])
  const replaced = newest && newest.version > version ? version : null
  const title = `${WORDS[language][which]} · ${site.name}`
  return { html, which, replaced, told: pageMeta({ site, title, description: plain(html), path: `/${which}` }) }
}

/** One that was agreed to, and has been changed since. */
const versionIn = ({ url }: Request): number | undefined =>
  Number(new URL(url).searchParams.get('version') ?? '') || undefined

export const handle = sameForEveryVisitor('version')

export const meta: Route.MetaFunction = asTold

export default function Legal({ loaderData: { html, which, replaced } }: Route.ComponentProps) {
  const text = useSiteText()
  return (
    <SiteShell>
      <Page>
        <Hero title={text(which)} />
        {replaced !== null && <OlderVersion version={replaced} newest={`/${which}`} />}
        <Prose html={html} />
      </Page>
    </SiteShell>
  )
}
