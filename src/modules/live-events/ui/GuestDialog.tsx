import { Button } from '#kit/actions/Button.tsx'
import { useApi } from '#kit/api/ApiProvider.tsx'
import { Callout } from '#kit/feedback/Callout.tsx'
import { toast } from '#kit/feedback/toast.ts'
import { EMAIL_INPUT } from '#kit/fields/email-input.ts'
import { TextField } from '#kit/fields/TextField.tsx'
import { useTyped } from '#kit/fields/use-typed.ts'
import { useSending } from '#kit/forms/use-sending.ts'
import { FormDialog } from '#kit/overlays/FormDialog.tsx'
import { withHelp } from '#kit/text/with-help.ts'
import type { HeldTicket, MyTicket } from '../contract.ts'
import { nameGuest } from '../guests/contract.ts'
import { useEventText } from './use-text.ts'

const NAME_MAX = 120

interface GuestDialogProps {
  ticket: HeldTicket
  onChanged: (ticket: MyTicket) => void
  onClose: () => void
}

/** Whom a ticket is for; whoever has an address is sent it. */
export function GuestDialog({ ticket: { id, number, guest: known }, onChanged, onClose }: GuestDialogProps) {
  const text = useEventText()
  const api = useApi()
  const { send, isSending, errorProps } = useSending()
  const { values: guest, field } = useTyped(known ?? { name: '', email: '' })
  const save = (named: typeof known) =>
    send(async () => {
      onChanged(await api.call(nameGuest, { ticketId: id, guest: named }))
      if (named?.email) toast.show(text('sentTo', { email: named.email }))
      else toast.saved()
      onClose()
    })
  return (
    <FormDialog
      {...errorProps}
      title={text('guestTitle', { number })}
      dismiss={text('cancel')}
      submit={text('saveGuest')}
      isSending={isSending}
      onSubmit={() => void save(guest)}
      onClose={onClose}
    >
      {known?.email && <Callout>{text('guestToldBefore')}</Callout>}
      <TextField
        {...field.text('name', 'guest.name')}
        label={text('guestName')}
        required
        autoComplete="off"
        maxLength={NAME_MAX}
      />
      <TextField
        {...field.text('email', 'guest.email')}
        {...EMAIL_INPUT}
        {...withHelp(text, 'guestEmail')}
        autoComplete="off"
      />
      {known && (
        <div>
          <Button look="quiet" onClick={() => void save(null)}>
            {text(number === 1 ? 'takeBackMine' : 'takeBack')}
          </Button>
        </div>
      )}
    </FormDialog>
  )
}
