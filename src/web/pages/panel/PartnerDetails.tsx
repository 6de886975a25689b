import { useMemo } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import { getPartner, listPayouts, type PartnerBody, updatePartner } from '#modules/partners/contract.ts'
import { PageAddress } from '#modules/partners/ui/PageAddress.tsx'
import { draftNameOf, draftOf } from '#modules/partners/ui/partner-draft.ts'
import { PartnerActions } from '#modules/partners/ui/PartnerActions.tsx'
import { PartnerEditor } from '#modules/partners/ui/PartnerEditor.tsx'
import { PartnerLinks } from '#modules/partners/ui/PartnerLinks.tsx'
import { Settlement } from '#modules/partners/ui/Settlement.tsx'
import { usePartnersText } from '#modules/partners/ui/use-text.ts'
import { useApi } from '#kit/api/ApiProvider.tsx'
import { Callout } from '#kit/feedback/Callout.tsx'
import { Status } from '#kit/feedback/Status.tsx'
import { PageHeading } from '#kit/layouts/PageHeading.tsx'
import { Section } from '#kit/layouts/Section.tsx'
import { Breadcrumbs } from '#kit/navigation/Breadcrumbs.tsx'
import { loadingOfSchool } from '#web/load.ts'
import { seenOf } from '#platform/contract/seen-of.ts'
import type { Route } from './+types/PartnerDetails.ts'

export async function loader({ request, context, params: { partnerId } }: Route.LoaderArgs) {
  const { api, school } = loadingOfSchool({ request, context })
  const [{ partner }, payouts] = await Promise.all([
    api.call(getPartner, { partnerId }),
    api.call(listPayouts, { partnerId }),
  ])
  return { partner, payouts, currency: school.currency }
}

export default function PartnerDetails({ loaderData: { partner, payouts, currency } }: Route.ComponentProps) {
  const text = usePartnersText()
  const api = useApi()
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const { id, name, code, state } = partner
  const namesMoney = [partner, ...partner.products].some(({ commission_kind: kind }) => kind === 'amount')
  const isOfAnother = namesMoney && partner.currency !== currency
  const saved = useMemo(() => draftOf(partner), [partner])
  const save = async (body: PartnerBody) => {
    await api.call(updatePartner, { partnerId: id, ...body, seen: seenOf(updatePartner, partner) })
    await revalidate()
  }
  return (
    <>
      <title>{name}</title>
      <Breadcrumbs crumbs={[{ label: text('partners'), to: '/home/partners' }, { label: name }]} />
      <PageHeading
        title={name}
        state={<Status tone={state === 'active' ? 'good' : 'plain'}>{text(state)}</Status>}
        actions={
          <PartnerActions partner={partner} onChange={revalidate} onDeleted={() => void navigate('/home/partners')} />
        }
      />
      <Section title={text('settlement')}>
        <Settlement
          key={payouts.data.map((payout) => payout.id).join(',')}
          partner={partner}
          payouts={payouts}
          onChange={revalidate}
        />
      </Section>
      <PartnerLinks links={partner.links} text={text}>
        {text('linksHelp', { code })}
      </PartnerLinks>
      <Section title={text('page')}>
        <PageAddress partnerId={id} madeAt={partner.page_made_at} />
      </Section>
      {isOfAnother && (
        <Callout tone="caution">{text('amountsOfAnother', { was: partner.currency, now: currency })}</Callout>
      )}
      <PartnerEditor key={id} draftName={draftNameOf(id)} saved={saved} currency={currency} onSave={save} />
    </>
  )
}
