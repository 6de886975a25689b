import { RichTextField } from '#kit/rich-text/RichTextField.tsx'
import { TextField } from '#kit/fields/TextField.tsx'
import type { Component } from '../../components/contract.ts'
import { CAPTION_MAX } from '../../components/vocabulary.ts'
import { useCoursesText } from '../use-text.ts'
import { GalleryFields } from './GalleryFields.tsx'
import { PictureFields } from './PictureFields.tsx'
import { QuizFields } from './QuizFields.tsx'

interface ComponentFieldsProps {
  draft: Component
  onChange: (draft: Component) => void
}

export function ComponentFields({ draft, onChange }: ComponentFieldsProps) {
  const text = useCoursesText()
  switch (draft.type) {
    case 'text':
      return (
        <RichTextField
          name="component.html"
          label={text('component_text')}
          html={draft.html}
          onHtml={(html) => onChange({ ...draft, html })}
        />
      )
    case 'image':
      return (
        <>
          <PictureFields
            label={text('picture')}
            shown={draft.shown}
            onChange={(shown) => onChange({ ...draft, shown })}
          />
          <CaptionField caption={draft.caption} onCaption={(caption) => onChange({ ...draft, caption })} />
        </>
      )
    case 'gallery':
      return <GalleryFields pictures={draft.pictures} onChange={(pictures) => onChange({ ...draft, pictures })} />
    case 'before_after':
      return (
        <>
          <PictureFields
            label={text('pictureBefore')}
            shown={draft.before}
            onChange={(before) => onChange({ ...draft, before })}
          />
          <PictureFields
            label={text('pictureAfter')}
            shown={draft.after}
            onChange={(after) => onChange({ ...draft, after })}
          />
          <CaptionField caption={draft.caption} onCaption={(caption) => onChange({ ...draft, caption })} />
        </>
      )
    case 'quiz_question':
      return <QuizFields draft={draft} onChange={onChange} />
  }
}

function CaptionField({ caption, onCaption }: { caption: string; onCaption: (caption: string) => void }) {
  const text = useCoursesText()
  return (
    <TextField
      name="component.caption"
      label={text('caption')}
      maxLength={CAPTION_MAX}
      value={caption}
      onChange={(event) => onCaption(event.target.value)}
    />
  )
}
