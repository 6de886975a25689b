import { Editor, type EditorOptions } from '@tiptap/react'
import { useEffectEvent, useLayoutEffect, useState } from 'react'
import { tidyPasted } from './tidy-pasted.ts'

interface Given extends Pick<EditorOptions, 'extensions' | 'content'> {
  id: string
  label: string
  onUpdate: (editor: Editor) => void
}

/**
 * An editor that is there before its page is painted and ends with it; null in the very first render. The library's own hook makes one
 * while rendering and ends it where a busy browser takes longer from there to the page: the text would go and come back.
 */
export function useEditor({ extensions, content, id, label, onUpdate }: Given): Editor | null {
  const [editor, setEditor] = useState<Editor | null>(null)
  const tell = useEffectEvent(onUpdate)
  const make = useEffectEvent(
    () => new Editor({ extensions, content, onUpdate: ({ editor: changed }) => tell(changed) }),
  )
  useLayoutEffect(() => {
    const made = make()
    // oxlint-disable-next-line react-hooks/set-state-in-effect -- it is drawn with the page, in the same moment
    setEditor(made)
    return () => made.destroy()
  }, [])
  useLayoutEffect(() => {
    const attributes = { id, role: 'textbox', 'aria-multiline': 'true', 'aria-label': label }
    editor?.setOptions({ editorProps: { attributes, transformPastedHTML: tidyPasted } })
  }, [editor, id, label])
  return editor
}
