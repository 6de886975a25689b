import type { ReactNode } from 'react'
import { act, render } from '@testing-library/react'
import { createMemoryRouter, type RouteObject, RouterProvider } from 'react-router'
import { Locale } from '#kit/text/Locale.tsx'
import type { Language } from '#platform/i18n/language.ts'

type DataRouter = ReturnType<typeof createMemoryRouter>

/** Shows a piece of a page at `/`, in English unless said otherwise and by the clocks of Warsaw. */
export async function showInRoute(
  element: ReactNode,
  others: RouteObject[] = [],
  language: Language = 'en',
): Promise<DataRouter> {
  const router = createMemoryRouter([{ path: '/', element }, ...others])
  await act(
    async () =>
      void render(
        <Locale language={language} timeZone="Europe/Warsaw">
          <RouterProvider router={router} />
        </Locale>,
      ),
  )
  return router
}
