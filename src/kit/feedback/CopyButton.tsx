import { Copy } from 'lucide-react'
import { Button } from '../actions/Button.tsx'
import { copyText } from './copy-text.ts'

interface CopyButtonProps {
  copied: string
  /** what is said once it is */
  said: string
  look?: 'primary'
  children: string
}

export function CopyButton({ copied, said, look, children }: CopyButtonProps) {
  return (
    <Button {...(look && { look })} icon={<Copy />} onClick={() => void copyText(copied, said)}>
      {children}
    </Button>
  )
}
