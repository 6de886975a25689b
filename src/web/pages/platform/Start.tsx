import { data } from 'react-router'
import { loading } from '#web/load.ts'
import { AccountFrame } from '../account/AccountFrame.tsx'
import type { Route } from './+types/Start.ts'
import { FoundSchoolForm } from './FoundSchoolForm.tsx'
import { usePlatformText } from './text.ts'

export function loader(args: Route.LoaderArgs) {
  const { school, language, formToken, formOutcome } = loading(args)
  if (school) throw data(null, { status: 404 })
  return { token: formToken(), outcome: formOutcome, language, host: new URL(args.request.url).host }
}

export default function Start({ loaderData }: Route.ComponentProps) {
  const text = usePlatformText()
  return (
    <AccountFrame title={text('signUpTitle')} intro={text('signUpIntro')} below={text('goodToKnow')}>
      <FoundSchoolForm {...loaderData} />
    </AccountFrame>
  )
}
