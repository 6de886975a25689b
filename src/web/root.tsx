import { type ReactNode, Suspense, useState } from 'react'
import { Links, Meta, Outlet, isRouteErrorResponse, Scripts, ScrollRestoration, useRouteLoaderData } from 'react-router'
import { fontPreloads } from '#web/theme/font-preloads.ts'
import { templateNamed } from '#web/theme/templates.ts'
import { themeCss } from '#web/theme/theme-css.ts'
import { themeScript } from '#web/theme/theme-script.ts'
import { Toaster } from '#web/kit/feedback/Toaster.tsx'
import { ApiProvider } from '#web/kit/api/ApiProvider.tsx'
import { createBrowserApi } from '#web/kit/api/browser-api.ts'
import { ViewerProvider } from '#web/kit/api/ViewerProvider.tsx'
import { FormToken } from '#web/kit/forms/form-token.ts'
import { Confirmations } from '#web/kit/overlays/Confirmations.tsx'
import { Locale } from '#web/kit/text/Locale.tsx'
import '#web/kit/kit.css'
import type { Route } from './+types/root.ts'
import { ErrorPage } from './shell/ErrorPage.tsx'
import { visitContext } from './visit.ts'
import { onDemand } from '#web/kit/on-demand.ts'

const PLATFORM_COLOR = '#7a3b1d'

/** Loaded only where a survey is open. */
const SurveyInvitation = onDemand(
  async () => (await import('#modules/surveys/ui/SurveyInvitation.tsx')).SurveyInvitation,
)

export function loader({ context }: Route.LoaderArgs) {
  const { school, surveys, language, viewer, hasCommunity, signedInToken, nonce } = context.get(visitContext)
  const theme = themeCss(school?.overlay_color ?? PLATFORM_COLOR)
  return { school, theme, surveys, language, viewer, hasCommunity, signedInToken, nonce }
}

export function Layout({ children }: { children: ReactNode }) {
  const root = useRouteLoaderData<typeof loader>('root')
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
        <link rel="icon" type="image/svg+xml" href="/favicon.svg" />
        <Meta />
        <Links />
      </head>
      <body>
        <Locale language={language} timeZone="Europe/Warsaw">
          {children}
        </Locale>
        <ScrollRestoration nonce={root?.nonce} />
        <Scripts nonce={root?.nonce} />
      </body>
    </html>
  )
}

export default function Root({ loaderData: { surveys, viewer, signedInToken } }: Route.ComponentProps) {
  const [api] = useState(() => createBrowserApi(signedInToken))
  return (
    <ApiProvider api={api}>
      <ViewerProvider viewer={viewer}>
        <FormToken value={signedInToken}>
          <Confirmations>
            <Outlet />
          </Confirmations>
          {surveys.length > 0 && (
            <Suspense>
              <SurveyInvitation surveys={surveys} />
            </Suspense>
          )}
          <Toaster />
        </FormToken>
      </ViewerProvider>
    </ApiProvider>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage status={isRouteErrorResponse(error) ? error.status : 500} />
}
