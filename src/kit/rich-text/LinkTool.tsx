import { type Editor, useEditorState } from '@tiptap/react'
import { Link2 } from 'lucide-react'
import { useState } from 'react'
import { IconButton } from '#kit/actions/IconButton.tsx'
import { LinkField } from './LinkField.tsx'
import { useRichTextText } from '#kit/text/rich-text-text.ts'

/** Makes the chosen words a link, changes where one leads, or takes it away. */
export function LinkTool({ editor }: { editor: Editor }) {
  const text = useRichTextText()
  const [isOpen, setOpen] = useState(false)
  const isOn = useEditorState({ editor, selector: ({ editor: current }) => current.isActive('link') })

  const apply = (href: string) => {
    const chain = editor.chain().focus().extendMarkRange('link')
    if (href === '') chain.unsetLink().run()
    else if (editor.state.selection.empty && !isOn) chain.insertContent(linked(href)).run()
    else chain.setLink({ href }).run()
    setOpen(false)
  }
  return (
    <>
      <IconButton
        label={text('link')}
        icon={<Link2 />}
        aria-pressed={isOn}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      />
      {isOpen && (
        <LinkField
          href={String(editor.getAttributes('link')['href'] ?? '')}
          onApply={apply}
          onCancel={() => {
            setOpen(false)
            editor.commands.focus()
          }}
        />
      )}
    </>
  )
}

const linked = (href: string) => ({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] })
