import { type ReactNode, Suspense, useRef, useState } from 'react'
import { Button } from '#kit/actions/Button.tsx'
import { useLeaveGuard } from '#kit/drafts/useLeaveGuard.ts'
import { Callout } from '#kit/feedback/Callout.tsx'
import { Form } from '#kit/forms/Form.tsx'
import { FormActions } from '#kit/forms/FormActions.tsx'
import inner from '#kit/inner.module.css'
import { onDemand } from '#kit/on-demand.ts'
import { isUnderWay } from '#modules/media/ui/films/film-queue.ts'
import { useFilmFor } from '#modules/media/ui/films/use-film-queue.ts'
import { Captions } from '#modules/media/ui/captions/Captions.tsx'
import { FilmStill } from '#modules/media/ui/still/FilmStill.tsx'
import type { EditedComponent } from '../../components/contract.ts'
import type { Lecture } from '../../contract.ts'
import type { Pdf } from '../../pdf/contract.ts'
import styles from './studio.module.css'
import { ComponentsEditor } from '../components/ComponentsEditor.tsx'
import { LectureFilm } from '../films/LectureFilm.tsx'
import { LectureFields } from '../LectureFields.tsx'
import { LecturePdf } from '../LecturePdf.tsx'
import { isUndecided } from '../lecture-values.ts'
import { Pane } from './StudioPanes.tsx'
import { useCoursesText } from '../use-text.ts'
import { useLectureSaving } from './use-lecture-saving.ts'
import { useLectureWork } from './use-lecture-work.ts'

const BothVersions = onDemand(async () => (await import('./BothVersions.tsx')).BothVersions)

interface LectureEditorProps {
  lecture: Lecture
  pdf: Pdf | null
  components: EditedComponent[]
  /** what else students find in it */
  more: ReactNode
  /** reads it again */
  onChanged: () => Promise<void>
  /** goes to where another lecture of the section is begun */
  onAnother: (sectionId: string) => void
}

/** A lecture of text, PDF or film; one of film is saved once the upload of its video has started (commerce §4). */
export function LectureEditor({ lecture, pdf, components, more, onChanged, onAnother }: LectureEditorProps) {
  const text = useCoursesText()
  const work = useLectureWork(lecture)
  const { values, isUnsaved, change, forget } = work
  const filmPlace = useRef<HTMLElement>(null)
  const [isStarted, setStarted] = useState(lecture.video !== null)
  const film = useFilmFor(lecture.id)
  const isUploading = film !== undefined && isUnderWay(film)
  useLeaveGuard({ isUnsaved, onLeave: forget })
  const { id: lectureId, course_id: courseId, section_id: sectionId } = lecture
  const place = { courseId, sectionId, lectureId }
  const hasFilm = isStarted || (film?.videoId ?? null) !== null
  const filmSeconds = lecture.video?.duration_seconds ?? null
  // One that has been chosen is on its way to being the lecture's, of which the server may know already.
  const kind = hasFilm || isUploading ? 'film' : values.kind
  const isFilmAwaited = kind === 'film' && !hasFilm
  const isBarred = isFilmAwaited || isUndecided(values)

  const { save, isSending, errorProps } = useLectureSaving({ lecture, kind, work, onChanged })
  const saveAndAddAnother = async () => {
    if (await save()) onAnother(sectionId)
  }

  return (
    <>
      <Pane name="matter">
        <div className={styles.matter}>
          <section ref={filmPlace} aria-labelledby="lecture-video" className={inner.closeColumn}>
            <h2 id="lecture-video">{text('video')}</h2>
            <LectureFilm
              lecture={lecture}
              title={values.title || lecture.title}
              onReplaced={onChanged}
              onDeleted={work.takeWithoutFilm}
              onChange={(video) => {
                setStarted(video !== null)
                if (!video) void onChanged().then(work.settle)
              }}
            />
            {lecture.video && !isUploading && (
              <FilmStill key={`still ${lecture.video.id}`} video={lecture.video} isOfLecture filmPlace={filmPlace} />
            )}
            {lecture.video && !isUploading && (
              <Captions key={`captions ${lecture.video.id}`} video={lecture.video} filmPlace={filmPlace} />
            )}
            {isUploading && <p className={inner.lightNote}>{text('uploadRunning')}</p>}
          </section>
          {values.intro.trim() !== '' && <p className={styles.intro}>{values.intro}</p>}
          <LecturePdf place={place} initial={pdf} />
          <ComponentsEditor place={place} components={components} />
          {more}
        </div>
      </Pane>
      <Pane name="properties">
        <Form
          {...errorProps}
          onSubmit={(event) => {
            event.preventDefault()
            if (!isBarred) void save()
          }}
        >
          <h2>{text('pane_properties')}</h2>
          {isUndecided(values) && (
            <Suspense>
              <BothVersions values={values} onChange={change} />
            </Suspense>
          )}
          <LectureFields values={values} hasFilm={hasFilm} filmSeconds={filmSeconds} onChange={change} />
          {isFilmAwaited && <Callout>{text('videoFirst')}</Callout>}
          <FormActions submit={text('saveLecture')} isSending={isSending} disabled={isBarred}>
            <Button look="quiet" disabled={isBarred || isSending} onClick={() => void saveAndAddAnother()}>
              {text('saveAndAddAnother')}
            </Button>
          </FormActions>
        </Form>
      </Pane>
    </>
  )
}
