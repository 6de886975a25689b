import { type Editor, EditorContent, useEditorState } from '@tiptap/react'
import { StarterKit } from '@tiptap/starter-kit'
import { LinkTool } from './LinkTool.tsx'
import { Bold, Heading2, Italic, List, ListOrdered, TextQuote } from 'lucide-react'
import { useEffect } from 'react'
import { IconButton } from '#kit/actions/IconButton.tsx'
import styles from './rich-text.module.css'
import { useEditor } from './use-editor.ts'
import { useRichTextText } from '#kit/text/rich-text-text.ts'

interface RichTextEditorProps {
  id: string
  label: string
  html: string
  onHtml: (html: string) => void
}

const EXTENSIONS = [StarterKit.configure({ heading: { levels: [2, 3] }, link: { openOnClick: false } })]

export function RichTextEditor({ id, label, html, onHtml }: RichTextEditorProps) {
  const editor = useEditor({
    extensions: EXTENSIONS,
    content: html,
    id,
    label,
    onUpdate: (changed) => onHtml(changed.isEmpty ? '' : changed.getHTML()),
  })
  useEffect(() => {
    if (!editor || editor.isDestroyed) return
    const shown = editor.isEmpty ? '' : editor.getHTML()
    if (html !== shown && !editor.isFocused) editor.commands.setContent(html, { emitUpdate: false })
  }, [editor, html])
  if (!editor) return null
  return (
    <div className={styles.editor}>
      <Toolbar editor={editor} />
      <EditorContent editor={editor} className={styles.text} />
    </div>
  )
}

const TOOLS = [
  {
    key: 'bold',
    Icon: Bold,
    isOn: (e: Editor) => e.isActive('bold'),
    run: (e: Editor) => e.chain().focus().toggleBold().run(),
  },
  {
    key: 'italic',
    Icon: Italic,
    isOn: (e: Editor) => e.isActive('italic'),
    run: (e: Editor) => e.chain().focus().toggleItalic().run(),
  },
  {
    key: 'heading',
    Icon: Heading2,
    isOn: (e: Editor) => e.isActive('heading'),
    run: (e: Editor) => e.chain().focus().toggleHeading({ level: 2 }).run(),
  },
  {
    key: 'list',
    Icon: List,
    isOn: (e: Editor) => e.isActive('bulletList'),
    run: (e: Editor) => e.chain().focus().toggleBulletList().run(),
  },
  {
    key: 'numbered',
    Icon: ListOrdered,
    isOn: (e: Editor) => e.isActive('orderedList'),
    run: (e: Editor) => e.chain().focus().toggleOrderedList().run(),
  },
  {
    key: 'quote',
    Icon: TextQuote,
    isOn: (e: Editor) => e.isActive('blockquote'),
    run: (e: Editor) => e.chain().focus().toggleBlockquote().run(),
  },
] as const

function Toolbar({ editor }: { editor: Editor }) {
  const text = useRichTextText()
  const pressed = useEditorState({ editor, selector: ({ editor: current }) => TOOLS.map(({ isOn }) => isOn(current)) })
  return (
    <fieldset aria-label={text('formatting')} className={styles.tools}>
      {TOOLS.map(({ key, Icon, run }, index) => (
        <IconButton
          key={key}
          label={text(key)}
          icon={<Icon />}
          aria-pressed={pressed[index]}
          onClick={() => run(editor)}
        />
      ))}
      <LinkTool editor={editor} />
    </fieldset>
  )
}
