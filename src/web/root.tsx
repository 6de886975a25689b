import { type ReactNode, Suspense, use, useEffect, useMemo, useState } from 'react'
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  UNSAFE_DataRouterContext as DataRouter,
  useLocation,
  useRouteLoaderData,
} from 'react-router'
import { DEFAULT_TIME_ZONE } from '#platform/time/time-zone.ts'
import { fontPreloads } from '#kit/theme/font-preloads.ts'
import { pairCss } from '#kit/theme/pair-css.ts'
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
import { NOT_AWAITED, ShownPieces } from '#kit/shown-pieces.ts'
import { onDemand } from '#kit/on-demand.ts'
import { turnToAllPieces } from '#kit/waiting-piece.ts'
import { whenStirred } from '#kit/when-stirred.ts'
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

/** A line that shows the way from a page; a page is read without it. */
const NavigationLine = whenStirred(async () => (await import('#kit/navigation/NavigationLine.tsx')).NavigationLine, {
  isApart: true,
})

/** Loaded only by admins who signed in as a student, and operators whom a school let in. */
const ActingAs = onDemand(async () => (await import('#modules/people/ui/ActingAs.tsx')).ActingAs)

/** Nobody is asked anything before they have been here for a moment. */
const SURVEYS_AFTER_MS = 2000

/** Loaded only where a survey is open. */
const SurveyInvitation = onDemand(
  async () => (await import('#modules/surveys/ui/SurveyInvitation.tsx')).SurveyInvitation,
)

export function loader({ request, context }: Route.LoaderArgs) {
  const visit = context.get(visitContext)
  const { school, surveys, language, menus, isForReaders, nonce } = visit
  const { viewer, signedInToken } = visit.isForReaders ? SOMEBODY : visit
  const theme = themeCss(school?.overlay_color ?? PLATFORM_COLOR) + (school?.fonts ? pairCss(school.fonts) : '')
  const template = templateNamed(school?.template)
  const fonts = isInPanel(new URL(request.url).pathname) ? null : (school?.fonts ?? null)
  return {
    school: school && { ...school, menus },
    theme,
    preloads: fontPreloads({ template, fonts }),
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

/** The panel is set in the house's own faces, but for the front page as it shows it. */
const isInPanel = (path: string): boolean => /^\/home(\/|$)/.test(path) && !isOfVisitors(path)

/** Who looks at it in the panel is to see what visitors would. */
const isOfVisitors = (path: string): boolean => path.startsWith('/home/settings/look/preview/')

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
  const fonts = root?.school?.fonts
  const { pathname } = useLocation()
  const isOfHouse = isInPanel(pathname)
  const language = root?.language ?? 'en'
  return (
    <html
      lang={language}
      data-template={template}
      data-fonts={isOfHouse ? undefined : (fonts ?? undefined)}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {/* iPhones would make links of what they take for one, before React takes the page over and finds them in it. */}
        <meta name="format-detection" content="telephone=no, date=no, address=no, email=no" />
        {root?.preloads.map((href) => (
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
            {root?.viewer?.isActing && !isOfVisitors(pathname) && (
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
  useTurningAtDeparture()
  const isAtRest = useAfter(SURVEYS_AFTER_MS)
  const navigation = useNavigationOf(useLocation().pathname)
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
          {isAtRest && surveys.length > 0 && (
            <Suspense>
              <SurveyInvitation surveys={surveys} />
            </Suspense>
          )}
          <Toaster />
        </FormToken>
      </ViewerProvider>
      {navigation}
    </ApiProvider>
  )
}

/**
 * The same for as long as one is on a page, whatever becomes known of the viewer; made anew for the next, so that it is taken over
 * before that is shown and puts the focus on its heading.
 */
const useNavigationOf = (pathname: string) =>
  useMemo(
    () => (
      <Suspense name={pathname}>
        <ShownPieces value={NOT_AWAITED}>
          <NavigationLine />
        </ShownPieces>
      </Suspense>
    ),
    [pathname],
  )

/** Whoever leaves for the next page finds nothing of this one that still waits. */
function useTurningAtDeparture(): void {
  const router = use(DataRouter)?.router
  useEffect(
    () => router?.subscribe(({ navigation }) => void (navigation.state !== 'idle' && turnToAllPieces())),
    [router],
  )
}

/** Whether the page has been here for so long. */
function useAfter(milliseconds: number): boolean {
  const [isAfter, setAfter] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setAfter(true), milliseconds)
    return () => clearTimeout(timer)
  }, [milliseconds])
  return isAfter
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage status={statusOf(error)} />
}
