import { redirect, type RouterContextProvider } from 'react-router'
import { loading } from '#web/load.ts'

const HOMES = { admin: '/home', student: '/my', operator: '/operator' } as const

interface LoaderArgs {
  request: Request
  context: Readonly<RouterContextProvider>
}

/** What a page with a form for visitors loads; whoever is signed in already is led to their own page. */
export function visitorForm(args: LoaderArgs) {
  const { viewer, school, formToken, formOutcome } = loading(args)
  if (viewer) throw redirect(HOMES[viewer.role])
  const { searchParams } = new URL(args.request.url)
  return { school, token: formToken(), outcome: formOutcome, next: searchParams.get('next') ?? undefined }
}
