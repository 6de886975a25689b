import { Button } from '#kit/actions/Button.tsx'
import { useApi } from '#kit/api/ApiProvider.tsx'
import { TextField } from '#kit/fields/TextField.tsx'
import { useTyped } from '#kit/fields/use-typed.ts'
import { useSending } from '#kit/forms/use-sending.ts'
import { FormDialog } from '#kit/overlays/FormDialog.tsx'
import { setWeeklyGoal, type WeeklyGoal } from '../weekly/contract.ts'
import { WEEKLY_GOAL_MAX } from '../vocabulary.ts'
import { useGoalText } from './use-goal-text.ts'

/** What is offered who has none yet. */
const FIRST_GOAL = 3

interface WeeklyGoalDialogProps {
  goal: WeeklyGoal | null
  onSet: (goal: WeeklyGoal | null) => void
  onClose: () => void
}

export function WeeklyGoalDialog({ goal, onSet, onClose }: WeeklyGoalDialogProps) {
  const text = useGoalText()
  const api = useApi()
  const { send, isSending, errorProps } = useSending()
  const { values, field } = useTyped({ lectures: String(goal?.lectures ?? FIRST_GOAL) })

  const set = (lectures: number | null) =>
    send(
      () => api.call(setWeeklyGoal, { lectures }),
      (answer) => {
        onSet(answer.goal)
        onClose()
      },
    )
  return (
    <FormDialog
      {...errorProps}
      title={text('weeklyGoal')}
      onClose={onClose}
      dismiss={text('keepAsIs')}
      submit={text('saveGoal')}
      isSending={isSending}
      onSubmit={() => void set(Number(values.lectures))}
    >
      <TextField
        {...field.digits('lectures')}
        label={text('lecturesPerWeek')}
        help={text('lecturesPerWeekHelp', { most: WEEKLY_GOAL_MAX })}
        required
        maxLength={2}
        data-focus-first
      />
      {goal && (
        <div>
          <Button onClick={() => void set(null)}>{text('endGoal')}</Button>
        </div>
      )}
    </FormDialog>
  )
}
