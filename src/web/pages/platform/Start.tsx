import { data } from 'react-router'
import { getSignUps } from '#modules/people/platform/contract.ts'
import { loading } from '#web/load.ts'
import { AccountFrame } from '../account/AccountFrame.tsx'
import type { Route } from './+types/Start.ts'
import { FoundSchoolForm } from './FoundSchoolForm.tsx'
import { usePlatformText } from './text.ts'

export async function loader(args: Route.LoaderArgs) {
  const { api, school, language, formToken, formOutcome } = loading(args)
  if (school) throw data(null, { status: 404 })
  const { are_held: areHeld } = await api.call(getSignUps)
  return { areHeld, token: formToken(), outcome: formOutcome, language, host: new URL(args.request.url).host }
}

export default function Start({ loaderData: { areHeld, ...form } }: Route.ComponentProps) {
  const text = usePlatformText()
  return (
    <AccountFrame
      title={text('signUpTitle')}
      intro={text(areHeld ? 'signUpHeldIntro' : 'signUpIntro')}
      below={text('goodToKnow')}
    >
      <FoundSchoolForm {...form} />
    </AccountFrame>
  )
}
