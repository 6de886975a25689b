import type { ReactNode } from 'react'
import { Link, type LinkProps } from 'react-router'
import { type ButtonLook, buttonClass } from './button-class.ts'

interface LinkButtonProps extends LinkProps, ButtonLook {
  icon?: ReactNode
}

export function LinkButton({ look, wide, icon, children, className, ...rest }: LinkButtonProps) {
  return (
    <Link {...rest} className={buttonClass({ look, wide }, className)}>
      {icon}
      <span>{children}</span>
    </Link>
  )
}
