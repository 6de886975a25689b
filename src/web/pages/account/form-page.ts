import { redirect, type RouterContextProvider } from 'react-router'
import { localPath } from '#platform/local-path.ts'
import { HOMES } from '#modules/people/vocabulary.ts'
import { loading } from '#web/load.ts'

interface LoaderArgs {
  request: Request
  context: Readonly<RouterContextProvider>
}

/** What a page with a form for visitors loads; whoever is signed in already is led on to where they wanted to be. */
export function visitorForm(args: LoaderArgs) {
  const { viewer, school, formToken, formOutcome } = loading(args)
  const { searchParams: asked } = new URL(args.request.url)
  const next = asked.get('next') ?? undefined
  if (viewer) throw redirect(localPath(next, HOMES[viewer.role]))
  return { school, token: formToken(), outcome: formOutcome, next, email: asked.get('email') ?? undefined }
}
