import { listPanelConsultations } from '#modules/consultations/contract.ts'
import { ConsultationTable } from '#modules/consultations/ui/ConsultationTable.tsx'
import { useConsultationPanelText } from '#modules/consultations/ui/use-text.ts'
import type { Route } from './+types/Consultations.ts'
import { loadProducts } from './load-products.ts'
import { ProductListPage } from './ProductListPage.tsx'

export const loader = (args: Route.LoaderArgs) =>
  loadProducts(args, (api, asked) => api.call(listPanelConsultations, asked))

export default function Consultations({ loaderData: { listed: consultations, asked } }: Route.ComponentProps) {
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
