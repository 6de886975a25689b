import { useOneTabStop } from '#kit/navigation/use-one-tab-stop.ts'
import { sectionOf, useOpenSections } from '#modules/courses/ui/use-open-sections.ts'
import type { OutlineSection } from '../contract.ts'
import { ContentsFold } from './ContentsFold.tsx'
import { ContentsLectures, type ContentsLecturesProps } from './ContentsLectures.tsx'

interface FoldedContentsProps extends Pick<ContentsLecturesProps, 'courseSlug' | 'stills' | 'currentId'> {
  sections: OutlineSection[]
}

/** The sections of a long course, with the lectures of those that are open. */
export function FoldedContents({ sections, ...listed }: FoldedContentsProps) {
  const { isOpen, turn, stops } = useOpenSections(sections, sectionOf(sections, listed.currentId))
  const { list, linkProps } = useOneTabStop(stops, listed.currentId)
  return (
    <div ref={list}>
      {sections.map((section) => (
        <ContentsFold
          key={section.id}
          section={section}
          courseSlug={listed.courseSlug}
          isOpen={isOpen(section.id)}
          onTurn={() => turn(section.id)}
          stopProps={linkProps(section.id)}
        >
          {isOpen(section.id) && <ContentsLectures section={section} linkProps={linkProps} {...listed} />}
        </ContentsFold>
      ))}
    </div>
  )
}
