import { getPartnerPage } from '#modules/partners/contract.ts'
import { OwnPage } from '#modules/partners/ui/OwnPage.tsx'
import { usePartnerPageText } from '#modules/partners/ui/use-text.ts'
import { Page } from '#kit/layouts/Page.tsx'
import { loading } from '#web/load.ts'
import { SiteShell } from '#web/shell/SiteShell.tsx'
import type { Route } from './+types/PartnerOwnPage.ts'

/** Whoever has the address sees the page: it goes nowhere else. */
export const meta = () => [
  { name: 'robots', content: 'noindex' },
  { name: 'referrer', content: 'same-origin' },
]

export async function loader({ request, context, params: { token: partnerToken } }: Route.LoaderArgs) {
  const { api, school } = loading({ request, context })
  const until = new URL(request.url).searchParams.get('until') ?? undefined
  const page = await api.call(getPartnerPage, { partnerToken, until })
  return { page, school: school!.name, path: `/partners/${partnerToken}`, isNewest: until === undefined }
}

export default function PartnerOwnPage({ loaderData }: Route.ComponentProps) {
  const text = usePartnerPageText()
  return (
    <SiteShell>
      <Page>
        <title>{`${text('title')} · ${loaderData.school}`}</title>
        <OwnPage {...loaderData} />
      </Page>
    </SiteShell>
  )
}
