import { useApi } from '#kit/api/ApiProvider.tsx'
import { PrivateAddress } from '#kit/addresses/PrivateAddress.tsx'
import { endPartnerPage, makePartnerPage } from '../contract.ts'
import { usePartnersText } from './use-text.ts'

interface PageAddressProps {
  partnerId: string
  /** when the address they have was mailed */
  madeAt: string | null
}

/** The address of a partner's own page, which is mailed to them. */
export function PageAddress({ partnerId, madeAt }: PageAddressProps) {
  const text = usePartnersText()
  const api = useApi()
  return (
    <PrivateAddress
      name="page_address"
      madeAt={madeAt}
      words={{
        help: text('pageHelp'),
        address: text('pageAddress'),
        once: text('once'),
        madeOn: text('madeOn'),
        make: text('makePage'),
        renew: text('renewPage'),
        renewed: text('renewConsequence'),
        end: text('endPage'),
        ended: text('pageEnded'),
      }}
      make={() => api.call(makePartnerPage, { partnerId })}
      end={() => api.call(endPartnerPage, { partnerId })}
    />
  )
}
