import { listPanelConsultations } from '#modules/consultations/contract.ts'
import { ConsultationTable } from '#modules/consultations/ui/ConsultationTable.tsx'
import { useConsultationPanelText } from '#modules/consultations/ui/use-text.ts'
import { cursorIn } from '#platform/contract/cursor-in.ts'
import { loading } from '#web/load.ts'
import type { Route } from './+types/Consultations.ts'
import { askedProducts } from './asked-products.ts'
import { ProductListPage } from './ProductListPage.tsx'

export async function loader({ request, context }: Route.LoaderArgs) {
  const { api } = loading({ request, context })
  const { q, status, cursor } = askedProducts(request)
  const page = await api.call(listPanelConsultations, { q: q || undefined, status, cursor })
  return { consultations: page.data, next: cursorIn(page.next_page_url), q, status: status ?? '', isFirst: !cursor }
}

export default function Consultations({ loaderData: { consultations, ...asked } }: Route.ComponentProps) {
  const text = useConsultationPanelText()
  return (
    <ProductListPage
      list="/home/consultations"
      words={{
        title: text('consultations'),
        add: text('newConsultation'),
        search: text('search'),
        none: text('none'),
        noneText: text('noneText'),
        noneFound: text('noneFound'),
        noneFoundText: text('noneFoundText'),
        showAll: text('showAll'),
        firstPage: text('firstPage'),
        nextPage: text('nextPage'),
      }}
      asked={asked}
      isEmpty={consultations.length === 0}
    >
      <ConsultationTable consultations={consultations} />
    </ProductListPage>
  )
}
