import type { CampaignNumbers, ProductNumbers } from '../numbers/contract.ts'
import { SoldByCodeTable } from './SoldByCodeTable.tsx'
import { SoldTable } from './SoldTable.tsx'
import { useNumbersText } from './use-numbers-text.ts'

/** Where sales came from: told apart by whatever there is more than one of. */
export function ProductNumbersTables({ numbers }: { numbers: ProductNumbers }) {
  const text = useNumbersText()
  const { variants, codes, bumps, campaigns, partners, views } = numbers
  const firstSold = numbers.sold.now - numbers.renewals.now
  const nameOf = ({ source, medium, campaign }: CampaignNumbers) =>
    [source, medium, campaign].filter(Boolean).join(' · ') || text('noCampaign')
  return (
    <>
      {campaigns.length > 0 && (
        <SoldTable
          numbers={numbers}
          title={text('byCampaign')}
          label={text('campaign')}
          rows={campaigns}
          nameOf={nameOf}
          more={[
            { label: text('views'), valueOf: (row) => row.views },
            { label: text('checkouts'), valueOf: (row) => row.checkouts },
          ]}
          outOf={{ label: text('ofViews'), countOf: (row) => row.views }}
        />
      )}
      {variants.length > 1 && (
        <SoldTable
          numbers={numbers}
          title={text('byVariant')}
          label={text('variant')}
          rows={variants}
          nameOf={({ name }) => name}
          outOf={{ label: text('ofViews'), countOf: () => views.now }}
        />
      )}
      {partners.length > 0 && (
        <SoldTable
          numbers={numbers}
          title={text('byPartner')}
          label={text('partner')}
          rows={partners}
          keyOf={({ id }) => id}
          nameOf={({ name }) => name}
          more={[{ label: text('clicks'), valueOf: (row) => row.clicks }]}
          outOf={{ label: text('ofViews'), countOf: (row) => row.clicks }}
        />
      )}
      {codes.length > 0 && <SoldByCodeTable numbers={numbers} codes={codes} sold={firstSold} />}
      {bumps.length > 0 && (
        <SoldTable
          numbers={numbers}
          title={text('beside')}
          label={text('product')}
          rows={bumps}
          nameOf={({ title }) => title}
          outOf={{ label: text('ofSales'), countOf: () => firstSold }}
        />
      )}
    </>
  )
}
