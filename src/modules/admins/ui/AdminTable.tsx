import { Suspense, useState } from 'react'
import { KeyRound, UserCog, UserMinus } from 'lucide-react'
import { IconButton } from '#kit/actions/IconButton.tsx'
import { useApi } from '#kit/api/ApiProvider.tsx'
import { useViewer } from '#kit/api/ViewerProvider.tsx'
import common from '#kit/common.module.css'
import { Status } from '#kit/feedback/Status.tsx'
import { toast } from '#kit/feedback/toast.ts'
import { RelativeTime } from '#kit/figures/RelativeTime.tsx'
import { useSending } from '#kit/forms/use-sending.ts'
import inner from '#kit/inner.module.css'
import { type Column, column } from '#kit/lists/columns.ts'
import { DataTable } from '#kit/lists/DataTable.tsx'
import { onDemand } from '#kit/on-demand.ts'
import { resetSecondFactor } from '#modules/second-factor/contract.ts'
import { useConfirm } from '#kit/overlays/Confirmations.tsx'
import { type Admin, removeAdmin } from '../contract.ts'
import { useAdminsText } from './use-text.ts'

const RoleDialog = onDemand(async () => (await import('./RoleDialog.tsx')).RoleDialog)

interface AdminTableProps {
  admins: Admin[]
  onChange: () => Promise<void>
  /** whoever looks is an admin no longer */
  onLeft: () => void
}

export function AdminTable({ admins, onChange, onLeft }: AdminTableProps) {
  const text = useAdminsText()
  const api = useApi()
  const viewer = useViewer()
  const confirm = useConfirm()
  const { send } = useSending({ isForm: false })
  const [changed, setChanged] = useState<Admin | null>(null)

  const remove = async ({ id: adminId, name }: Admin) => {
    const isOwn = adminId === viewer?.id
    const consequence = isOwn ? text('leaveConsequence') : text('removeConsequence', { name })
    if (!(await confirm({ consequence, action: text('remove') }))) return
    await send(async () => {
      await api.call(removeAdmin, { adminId })
      if (isOwn) return onLeft()
      toast.show(text('removed', { name }))
      await onChange()
    })
  }
  const reset = async ({ id: adminId, name }: Admin) => {
    if (!(await confirm({ consequence: text('resetConsequence', { name }), action: text('reset') }))) return
    await send(async () => {
      await api.call(resetSecondFactor, { adminId })
      toast.show(text('resetDone', { name }))
      await onChange()
    })
  }
  const nameOf = ({ id, name, email }: Admin) => (
    <span className={inner.names}>
      <span>{id === viewer?.id ? `${name} (${text('you')})` : name}</span>
      <small>{email}</small>
    </span>
  )
  const actionsOf = (admin: Admin) => (
    <span className={common.row}>
      <IconButton label={text('changeOf', { name: admin.name })} icon={<UserCog />} onClick={() => setChanged(admin)} />
      <IconButton
        label={text('removeFrom', { name: admin.name })}
        icon={<UserMinus />}
        onClick={() => void remove(admin)}
      />
      {admin.has_second_factor && admin.id !== viewer?.id && (
        <IconButton
          label={text('resetOf', { name: admin.name })}
          icon={<KeyRound />}
          onClick={() => void reset(admin)}
        />
      )}
    </span>
  )
  const stepsOf = ({ has_second_factor: has }: Admin) => (
    <Status tone={has ? 'good' : 'plain'}>{text(has ? 'hasOne' : 'hasNone')}</Status>
  )
  const columns: Column<Admin>[] = [
    column(text('admin'), nameOf),
    column(text('role'), ({ role }) => text(role)),
    column(text('lastHere'), seenOf),
    column(text('secondFactor'), stepsOf),
    column(text('actions'), actionsOf),
  ]
  return (
    <>
      <DataTable caption={text('admins')} rows={admins} columns={columns} />
      <Suspense>
        {changed && <RoleDialog admin={changed} onClose={() => setChanged(null)} onDone={onChange} />}
      </Suspense>
    </>
  )
}

const seenOf = ({ last_seen_at: at }: Admin) => (at ? <RelativeTime at={at} /> : '–')
