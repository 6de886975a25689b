import { type Editor, EditorContent, useEditor, useEditorState } from '@tiptap/react'
import { StarterKit } from '@tiptap/starter-kit'
import { LinkTool } from './LinkTool.tsx'
import { Bold, Heading2, Italic, List, ListOrdered, TextQuote } from 'lucide-react'
import { useEffect } from 'react'
import { IconButton } from '#kit/actions/IconButton.tsx'
import styles from './rich-text.module.css'
import { useRichTextText } from '#kit/text/rich-text-text.ts'

interface RichTextEditorProps {
  id: string
  label: string
  html: string
  onHtml: (html: string) => void
}

export function RichTextEditor({ id, label, html, onHtml }: RichTextEditorProps) {
  const editor = useEditor({
    extensions: [StarterKit.configure({ heading: { levels: [2, 3] }, link: { openOnClick: false } })],
    content: html,
    onUpdate: ({ editor: changed }) => onHtml(changed.isEmpty ? '' : changed.getHTML()),
    editorProps: { attributes: { id, role: 'textbox', 'aria-multiline': 'true', 'aria-label': label } },
  })
  useEffect(() => {
    if (!editor.isInitialized || editor.isDestroyed) return
    const shown = editor.isEmpty ? '' : editor.getHTML()
    if (html !== shown && !editor.isFocused) editor.commands.setContent(html, { emitUpdate: false })
  }, [editor, html])
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
