import { CalendarDays } from 'lucide-react'
import { Suspense, useState } from 'react'
import { Button } from '#kit/actions/Button.tsx'
import { onDemand } from '#kit/on-demand.ts'
import { useCoursesText } from '../use-text.ts'

const DayPreview = onDemand(async () => (await import('./DayPreview.tsx')).DayPreview)

interface DayPreviewButtonProps {
  course: { id: string; variants: { id: string; name: string }[] }
}

export function DayPreviewButton({ course }: DayPreviewButtonProps) {
  const text = useCoursesText()
  const [isShown, setShown] = useState(false)
  return (
    <>
      <Button icon={<CalendarDays />} onClick={() => setShown(true)}>
        {text('asStudentOnDay')}
      </Button>
      {isShown && (
        <Suspense>
          <DayPreview course={course} onClose={() => setShown(false)} />
        </Suspense>
      )}
    </>
  )
}
