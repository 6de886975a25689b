import type { CampaignNumbers, ProductNumbers } from '../numbers/contract.ts'
import { SoldTable } from './SoldTable.tsx'
import { useNumbersText } from './use-numbers-text.ts'

/** Where sales came from: told apart by whatever there is more than one of. */
export function ProductNumbersTables({ numbers }: { numbers: ProductNumbers }) {
  const text = useNumbersText()
  const { currency, variants, codes, bumps, campaigns, views, sold } = numbers
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
      {codes.length > 0 && (
        <SoldTable
          numbers={numbers}
          title={text('byCode')}
          label={text('code')}
          rows={codes}
          nameOf={({ code }) => code}
          more={[
            {
              label: text('takenOff'),
              valueOf: (row) => [{ amount: row.discount_amount, currency }, ...row.other_discounts],
            },
          ]}
          outOf={{ label: text('ofSales'), countOf: () => sold.now }}
        />
      )}
      {bumps.length > 0 && (
        <SoldTable
          numbers={numbers}
          title={text('beside')}
          label={text('product')}
          rows={bumps}
          nameOf={({ title }) => title}
          outOf={{ label: text('ofSales'), countOf: () => sold.now }}
        />
      )}
    </>
  )
}
