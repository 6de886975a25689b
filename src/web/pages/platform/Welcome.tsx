import { data } from 'react-router'
import { Slug } from '#modules/people/platform/slug.ts'
import { buttonClass } from '#kit/actions/button-class.ts'
import { loading } from '#web/load.ts'
import { AccountFrame } from '../account/AccountFrame.tsx'
import type { Route } from './+types/Welcome.ts'
import { usePlatformText } from './text.ts'

/** Where a sign-up without scripts ends: browsers do not let a form redirect to another host. */
export function loader(args: Route.LoaderArgs) {
  const { school } = loading(args)
  const slug = Slug.safeParse(args.params.slug)
  if (school || !slug.success) throw data(null, { status: 404 })
  const { protocol, host } = new URL(args.request.url)
  return { link: `${protocol}//${slug.data}.${host}/enter/${encodeURIComponent(args.params.token)}` }
}

export default function Welcome({ loaderData: { link } }: Route.ComponentProps) {
  const text = usePlatformText()
  return (
    <AccountFrame title={text('welcomeTitle')} intro={text('welcomeIntro')}>
      <a href={link} className={buttonClass({ look: 'primary', wide: true })}>
        {text('goToSchool')}
      </a>
    </AccountFrame>
  )
}
