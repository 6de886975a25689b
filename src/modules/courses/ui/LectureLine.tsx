import { Ellipsis } from 'lucide-react'
import { Link } from 'react-router'
import { Status } from '#kit/feedback/Status.tsx'
import { Duration } from '#kit/figures/Duration.tsx'
import { useConfirm } from '#kit/overlays/Confirmations.tsx'
import { Menu } from '#kit/overlays/Menu.tsx'
import type { LectureRow } from '../contract.ts'
import { lectureEditorPath } from '../editor/vocabulary.ts'
import { useFilmFor } from '#modules/media/ui/films/use-film-queue.ts'
import styles from './courses.module.css'
import { FilmMark } from './films/FilmMark.tsx'
import { LECTURE_ICONS } from './lecture-icons.ts'
import type { useCurriculum } from './use-curriculum.ts'
import { useCoursesText } from './use-text.ts'

interface LectureLineProps {
  courseId: string
  lecture: LectureRow
  curriculum: ReturnType<typeof useCurriculum>
}

const TONES = { none: 'caution', uploading: 'plain', transcoding: 'plain', ready: 'good', failed: 'bad' } as const

export function LectureLine({ courseId, lecture, curriculum }: LectureLineProps) {
  const text = useCoursesText()
  const confirm = useConfirm()
  const { id, title, kind } = lecture
  const Icon = LECTURE_ICONS[kind]
  const film = useFilmFor(id)
  const elsewhere = curriculum.sections.filter((section) => section.id !== lecture.section_id)

  const remove = async () => {
    const consequence = text('deleteLectureConsequence', { title })
    if (await confirm({ consequence, action: text('deleteLecture') })) curriculum.removeLecture(lecture)
  }
  const moves = elsewhere.map((section) => ({
    label: text('moveTo', { title: section.title }),
    onSelect: () => void curriculum.moveLecture(lecture, section),
  }))

  return (
    <div className={styles.lecture}>
      <Icon aria-hidden="true" className={styles.kind} />
      <Link to={lectureEditorPath(courseId, id)}>{title}</Link>
      <span className={styles.lectureFacts}>
        <Status tone={lecture.status === 'published' ? 'good' : 'plain'}>
          {text(`lecture_${lecture.visibility}`)}
        </Status>
        {lecture.needs_login && <Status>{text('needsLogin')}</Status>}
        {film && film.state !== 'sent' ? (
          <FilmMark film={film} />
        ) : kind !== 'film' ? (
          <>
            <span>{text(`kind_${kind}`)}</span>
            {lecture.run_time_seconds > 0 && <Duration seconds={lecture.run_time_seconds} />}
          </>
        ) : lecture.video_state === 'ready' ? (
          <Duration seconds={lecture.run_time_seconds} />
        ) : (
          <Status tone={TONES[lecture.video_state]}>{text(`video_${lecture.video_state}`)}</Status>
        )}
        {lecture.delay_days > 0 && <span>{text('delayed', { count: lecture.delay_days })}</span>}
      </span>
      <span>
        <Menu
          label={text('actionsFor', { title })}
          icon={<Ellipsis />}
          items={[...moves, { label: text('deleteLecture'), isDangerous: true, onSelect: () => void remove() }]}
        />
      </span>
    </div>
  )
}
