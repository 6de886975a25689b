import { toast } from '../feedback/toast.ts'
import { useSending } from '../forms/use-sending.ts'
import { useConfirm } from '../overlays/Confirmations.tsx'
import { Button } from '../actions/Button.tsx'

interface Action {
  /** stays while the button becomes that of the next thing, so that it keeps the focus */
  key: string
  /** what the button says, and the one that answers the question */
  label: string
  look?: 'danger'
  /** what will happen, asked about before; nothing is asked without it */
  consequence?: string
  /** where nothing is lost by it */
  isHarmless?: boolean
  /** to be typed first */
  word?: string
  work: () => Promise<unknown>
  /** what follows while the buttons are still busy */
  goOn: () => unknown
  /** once it is done */
  said?: string
}

/** What can be done with something, one thing at a time; what has a consequence is asked about first. */
export function ActionButtons({ actions }: { actions: Action[] }) {
  const confirm = useConfirm()
  const { send, isSending } = useSending({ isForm: false })
  const press = async ({ label, consequence, isHarmless = false, word, work, goOn, said }: Action) => {
    const question = { consequence: consequence ?? '', action: label, isDangerous: !isHarmless, ...(word && { word }) }
    if (consequence !== undefined && !(await confirm(question))) return
    await send(work, async () => {
      await goOn()
      if (said !== undefined) toast.show(said)
    })
  }
  return actions.map((action) => (
    <Button
      key={action.key}
      {...(action.look && { look: action.look })}
      busy={isSending}
      onClick={() => void press(action)}
    >
      {action.label}
    </Button>
  ))
}
