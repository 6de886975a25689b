import { useState } from 'react'
import { Button } from '#kit/actions/Button.tsx'
import { useApi } from '#kit/api/ApiProvider.tsx'
import { toast } from '#kit/feedback/toast.ts'
import { TextField } from '#kit/fields/TextField.tsx'
import { DateText } from '#kit/figures/DateText.tsx'
import { useSending } from '#kit/forms/use-sending.ts'
import { useConfirm } from '#kit/overlays/Confirmations.tsx'
import { endPartnerPage, makePartnerPage } from '../contract.ts'
import styles from './partners.module.css'
import { usePartnersText } from './use-text.ts'

interface PageAddressProps {
  partnerId: string
  /** when the address they have was mailed */
  madeAt: string | null
}

/** The address of a partner's own page: mailed, mailed anew, ended. It is shown once, as it lets in whoever has it. */
export function PageAddress({ partnerId, madeAt: madeBefore }: PageAddressProps) {
  const text = usePartnersText()
  const api = useApi()
  const confirm = useConfirm()
  const { send, isSending } = useSending({ isForm: false })
  const [madeAt, setMadeAt] = useState(madeBefore)
  const [url, setUrl] = useState('')
  const make = async () => {
    if (madeAt && !(await confirm({ consequence: text('renewConsequence'), action: text('renewPage') }))) return
    await send(async () => {
      const page = await api.call(makePartnerPage, { partnerId })
      setMadeAt(page.made_at)
      setUrl(page.url)
    })
  }
  const end = async () => {
    if (!(await confirm({ consequence: text('renewConsequence'), action: text('endPage') }))) return
    await send(async () => {
      await api.call(endPartnerPage, { partnerId })
      setMadeAt(null)
      setUrl('')
      toast.show(text('pageEnded'))
    })
  }
  return (
    <div className={styles.fields}>
      <p className={styles.soft}>{text('pageHelp')}</p>
      {url && (
        <TextField
          name="page_address"
          label={text('pageAddress')}
          help={text('once')}
          readOnly
          value={url}
          onFocus={(event) => event.target.select()}
        />
      )}
      {madeAt && !url && (
        <p className={styles.soft}>
          {text('madeOn')} <DateText at={madeAt} withTime />
        </p>
      )}
      <div className={styles.ways}>
        <Button busy={isSending} onClick={() => void make()}>
          {text(madeAt ? 'renewPage' : 'makePage')}
        </Button>
        {madeAt && (
          <Button look="danger" busy={isSending} onClick={() => void end()}>
            {text('endPage')}
          </Button>
        )}
      </div>
    </div>
  )
}
