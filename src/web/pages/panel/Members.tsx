import { Suspense } from 'react'
import { getMemberNumbers, listMembers } from '#modules/subscriptions/contract.ts'
import { listAnnouncements, listPaidPlans } from '#modules/subscriptions/prices/contract.ts'
import { LeavingReasons, MemberFigures } from '#modules/subscriptions/ui/MemberFigures.tsx'
import { MemberFilters, membersAskedFor } from '#modules/subscriptions/ui/MemberFilters.tsx'
import { MemberTable } from '#modules/subscriptions/ui/MemberTable.tsx'
import { useMembersText } from '#modules/subscriptions/ui/text.ts'
import { useMay } from '#kit/api/use-may.ts'
import { chosenIn } from '#kit/lists/asked.ts'
import { onDemand } from '#kit/on-demand.ts'
import { loading } from '#web/load.ts'
import type { Route } from './+types/Members.ts'
import { askedPage, placeOf } from './lists/asked-page.ts'
import { ListPage } from './lists/ListPage.tsx'
import { ToProducts } from './lists/ToProducts.tsx'

const NewPrices = onDemand(async () => (await import('#modules/subscriptions/ui/NewPrices.tsx')).NewPrices)
const GraceForm = onDemand(async () => (await import('#modules/subscriptions/ui/GraceForm.tsx')).GraceForm)

export async function loader({ request, context }: Route.LoaderArgs) {
  const { api } = loading({ request, context })
  const { asked: query, cursor } = askedPage(request)
  const asked = membersAskedFor(query)
  const [page, numbers, { plans }, announced] = await Promise.all([
    api.call(listMembers, { ...chosenIn(asked), cursor }),
    api.call(getMemberNumbers),
    api.call(listPaidPlans),
    api.call(listAnnouncements, {}),
  ])
  return { members: page.data, numbers, plans, announced, asked, place: placeOf(page, cursor) }
}

export default function Members({
  loaderData: { members, numbers, plans, announced, asked, place },
}: Route.ComponentProps) {
  const text = useMembersText()
  const may = useMay()
  return (
    <ListPage
      {...place}
      list="/home/members"
      title={text('members')}
      none={{ title: text('none'), text: text('noneText') }}
      text={text}
      add={<ToProducts />}
      asked={asked}
      filters={
        <>
          <MemberFigures numbers={numbers} />
          <MemberFilters asked={asked} />
        </>
      }
      isEmpty={members.length === 0}
      foot={
        <>
          <LeavingReasons numbers={numbers} />
          <Suspense>
            <NewPrices plans={plans} announced={announced} mayAnnounce={may('change-settings')} />
          </Suspense>
          <Suspense>{may('change-settings') && <GraceForm numbers={numbers} />}</Suspense>
        </>
      }
    >
      <MemberTable members={members} />
    </ListPage>
  )
}
