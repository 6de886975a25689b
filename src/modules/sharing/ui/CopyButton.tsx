import { Copy } from 'lucide-react'
import { Button } from '#kit/actions/Button.tsx'
import { toast } from '#kit/feedback/toast.ts'

interface CopyButtonProps {
  copied: string
  /** what is said once it is */
  said: string
  look?: 'primary'
  children: string
}

export function CopyButton({ copied, said, look, children }: CopyButtonProps) {
  const copy = async () => {
    await navigator.clipboard.writeText(copied)
    toast.show(said)
  }
  return (
    <Button {...(look && { look })} icon={<Copy />} onClick={() => void copy()}>
      {children}
    </Button>
  )
}
