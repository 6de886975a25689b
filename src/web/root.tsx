import { type ReactNode, Suspense, use, useState } from 'react'
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useRouteLoaderData } from 'react-router'
import { DEFAULT_TIME_ZONE } from '#platform/time/time-zone.ts'
import { fontPreloads } from '#kit/theme/font-preloads.ts'
import { templateNamed } from '#kit/theme/templates.ts'
import { themeCss } from '#kit/theme/theme-css.ts'
import { iconLinks, iconPath, PLATFORM_ICON } from '#modules/schools/look/icon/icon-path.ts'
import { themeScript } from '#kit/theme/theme-script.ts'
import { Toaster } from '#kit/feedback/Toaster.tsx'
import { ApiProvider } from '#kit/api/ApiProvider.tsx'
import { createBrowserApi } from '#kit/api/browser-api.ts'
import { ViewerProvider } from '#kit/api/ViewerProvider.tsx'
import { FormToken } from '#kit/forms/form-token.ts'
import { Confirmations } from '#kit/overlays/Confirmations.tsx'
import { byRouter } from '#kit/navigation/by-router.tsx'
import { WaysContext } from '#kit/navigation/ways.tsx'
import { onDemand } from '#kit/on-demand.ts'
import { Locale } from '#kit/text/Locale.tsx'
import '#kit/kit.css'
// oxlint-disable-next-line import/default -- the build makes it of the file, as text
import earlyActs from './early-acts/script.ts?script'
import type { Route } from './+types/root.ts'
import { asTold } from './pages/site/as-told.ts'
import { siteMeta } from './pages/site/page-meta.ts'
import { siteOf } from './pages/site/site-of.ts'
import { AloneContext } from './alone/alone.ts'
import { ErrorPage } from './shell/ErrorPage.tsx'
import { statusOf } from './shell/status-of.ts'
import { SchoolContext } from './shell/use-school.ts'
import { OWN_PART_ID, SplicedOwn, splicedPart, useSpliced } from './own-part.ts'
import { type VisitViewer, visitContext } from './visit.ts'

const PLATFORM_COLOR = '#7a3b1d'

const NavigationLine = onDemand(async () => (await import('#kit/navigation/NavigationLine.tsx')).NavigationLine)

/** Loaded only by admins who signed in as a student, and operators whom a school let in. */
const ActingAs = onDemand(async () => (await import('#modules/people/ui/ActingAs.tsx')).ActingAs)

/** Loaded only where a survey is open. */
const SurveyInvitation = onDemand(
  async () => (await import('#modules/surveys/ui/SurveyInvitation.tsx')).SurveyInvitation,
)

export function loader({ context }: Route.LoaderArgs) {
  const visit = context.get(visitContext)
  const { school, surveys, language, menus, isForReaders, nonce } = visit
  const { viewer, signedInToken } = visit.isForReaders ? SOMEBODY : visit
  const theme = themeCss(school?.overlay_color ?? PLATFORM_COLOR)
  return {
    school: school && { ...school, menus },
    theme,
    links: [
      ...iconLinks(school?.icon ?? iconPath(PLATFORM_ICON)),
      ...menus.feeds.map((href) => ({ rel: 'alternate', type: 'application/rss+xml', title: school?.name, href })),
    ],
    told: siteMeta(siteOf(visit)),
    surveys,
    language,
    viewer,
    signedInToken,
    isForReaders,
    nonce,
  }
}

/** Whoever reads a page that is kept for many, until they are known. */
const SOMEBODY: { viewer: VisitViewer; signedInToken: null } = {
  viewer: { id: '', name: '', role: 'student', avatar: null },
  signedInToken: null,
}

export const meta: Route.MetaFunction = asTold

export function Layout({ children }: { children: ReactNode }) {
  const root = useRouteLoaderData<typeof loader>('root')
  const alone = use(AloneContext)
  const template = templateNamed(root?.school?.template)
  const language = root?.language ?? 'en'
  return (
    <html lang={language} data-template={template} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {fontPreloads(template).map((href) => (
          <link key={href} rel="preload" as="font" type="font/woff2" crossOrigin="anonymous" href={href} />
        ))}
        <style>{root?.theme}</style>
        <script nonce={root?.nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: themeScript }} />
        <script nonce={root?.nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: earlyActs }} />
        {root?.links.map((link) => (
          <link key={link.href} {...link} />
        ))}
        <Meta />
        <Links />
      </head>
      <body>
        <Locale language={language} timeZone={root?.school?.time_zone ?? DEFAULT_TIME_ZONE}>
          <SchoolContext value={root?.school ?? null}>
            <WaysContext value={byRouter}>{children}</WaysContext>
            {root?.viewer?.isActing && (
              <Suspense>
                <ActingAs viewer={root.viewer} token={root.signedInToken} />
              </Suspense>
            )}
          </SchoolContext>
        </Locale>
        {root?.isForReaders && (
          <script
            type="application/json"
            id={OWN_PART_ID}
            suppressHydrationWarning
            dangerouslySetInnerHTML={{ __html: '' }}
          />
        )}
        {alone?.scripts ?? (
          <>
            <ScrollRestoration nonce={root?.nonce} />
            <Scripts nonce={root?.nonce} />
          </>
        )}
      </body>
    </html>
  )
}

export default function Root({ loaderData: { surveys, isForReaders, ...given } }: Route.ComponentProps) {
  const alone = use(AloneContext)
  const spliced = useSpliced(isForReaders)
  const { viewer, signedInToken } = spliced ?? given
  const [api] = useState(() => {
    const { viewer: person, signedInToken: token } = splicedPart() ?? given
    return createBrowserApi(token, person?.role === 'operator' ? undefined : person?.id)
  })
  if (alone) return alone.page
  return (
    <ApiProvider api={api}>
      <ViewerProvider viewer={viewer} writerId={isForReaders ? splicedPart()?.viewer.id : viewer?.id}>
        <FormToken value={signedInToken}>
          <Confirmations>
            <SplicedOwn value={isForReaders ? spliced?.own : null}>
              <Outlet />
            </SplicedOwn>
          </Confirmations>
          {surveys.length > 0 && (
            <Suspense>
              <SurveyInvitation surveys={surveys} />
            </Suspense>
          )}
          <Suspense>
            <NavigationLine />
          </Suspense>
          <Toaster />
        </FormToken>
      </ViewerProvider>
    </ApiProvider>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage status={statusOf(error)} />
}
