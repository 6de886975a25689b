import { listCodes } from '#modules/offers/codes/contract.ts'
import { filterIn } from '#modules/offers/ui/codes/code-filter.ts'
import { CodeFilters } from '#modules/offers/ui/codes/CodeFilters.tsx'
import { CodeTable } from '#modules/offers/ui/codes/CodeTable.tsx'
import { CodeTabs } from '#modules/offers/ui/codes/CodeTabs.tsx'
import { useCodesText } from '#modules/offers/ui/codes/use-text.ts'
import { CODE_SORTS } from '#modules/offers/codes/vocabulary.ts'
import { chosenIn } from '#kit/lists/asked.ts'
import { orderIn } from '#kit/lists/list-order.ts'
import { loading } from '#web/load.ts'
import type { Route } from './+types/Codes.ts'
import { AddButton } from './lists/AddButton.tsx'
import { askedPage, placeOf } from './lists/asked-page.ts'
import { ListPage } from './lists/ListPage.tsx'

export async function loader({ request, context }: Route.LoaderArgs) {
  const { asked, cursor } = askedPage(request)
  const filter = filterIn(asked)
  const sort = orderIn(asked, CODE_SORTS)
  const page = await loading({ request, context }).api.call(listCodes, { ...chosenIn({ ...filter, sort }), cursor })
  return { codes: page.data, filter, sort, place: placeOf(page, cursor) }
}

const LIST = '/home/codes'

export default function Codes({ loaderData: { codes, filter, sort, place } }: Route.ComponentProps) {
  const text = useCodesText()
  return (
    <ListPage
      {...place}
      list={LIST}
      title={text('codes')}
      none={{ title: text('noCodes'), text: text('noCodesText') }}
      text={text}
      add={
        <AddButton right="change-codes" to={`${LIST}/new`}>
          {text('newCode')}
        </AddButton>
      }
      asked={filter}
      order={{ asked: sort, usual: CODE_SORTS[0] }}
      filters={
        <>
          <CodeTabs />
          <CodeFilters filter={filter} />
        </>
      }
      isEmpty={codes.length === 0}
    >
      <CodeTable codes={codes} />
    </ListPage>
  )
}
