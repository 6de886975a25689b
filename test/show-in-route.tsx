import type { ReactNode } from 'react'
import { act, render } from '@testing-library/react'
import { createMemoryRouter, type RouteObject, RouterProvider } from 'react-router'
import { Locale } from '#kit/text/Locale.tsx'

type DataRouter = ReturnType<typeof createMemoryRouter>

/** Shows a piece of a page at `/`, in English and by the clocks of Warsaw. */
export async function showInRoute(element: ReactNode, others: RouteObject[] = []): Promise<DataRouter> {
  const router = createMemoryRouter([{ path: '/', element }, ...others])
  await act(
    async () =>
      void render(
        <Locale language="en" timeZone="Europe/Warsaw">
          <RouterProvider router={router} />
        </Locale>,
      ),
  )
  return router
}
