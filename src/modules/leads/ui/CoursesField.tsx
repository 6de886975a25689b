import { X } from 'lucide-react'
import { useFindProducts } from '#modules/catalog/ui/use-find-products.ts'
import { IconButton } from '#web/kit/actions/IconButton.tsx'
import { Picker } from '#web/kit/fields/Picker.tsx'
import { ListRow } from '#web/kit/lists/ListRow.tsx'
import { RowList } from '#web/kit/lists/RowList.tsx'
import type { Course } from '../contract.ts'
import { useLeadsText } from './use-text.ts'

interface CoursesFieldProps {
  courses: Course[]
  onChange: (courses: Course[]) => void
}

/** Those that are chosen, and a field to choose more; choosing one again takes it out. */
export function CoursesField({ courses, onChange }: CoursesFieldProps) {
  const text = useLeadsText()
  const findCourses = useFindProducts('course')
  const isChosen = (id: string) => courses.some((course) => course.id === id)
  const without = (id: string) => courses.filter((course) => course.id !== id)
  return (
    <div>
      <Picker
        name="course_ids"
        label={text('chooseCourses')}
        placeholder={text('addCourse')}
        find={findCourses}
        value={null}
        isChosen={isChosen}
        onChange={(option) => {
          if (!option) return
          const { value: id, label: title } = option
          onChange(isChosen(id) ? without(id) : [...courses, { id, title }])
        }}
      />
      {courses.length > 0 && (
        <RowList>
          {courses.map(({ id, title }) => (
            <ListRow
              key={id}
              title={title}
              actions={
                <IconButton
                  label={text('removeCourse', { title })}
                  icon={<X />}
                  onClick={() => onChange(without(id))}
                />
              }
            />
          ))}
        </RowList>
      )}
    </div>
  )
}
