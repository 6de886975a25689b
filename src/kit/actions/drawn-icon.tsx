import type { ComponentType, SVGProps } from 'react'

export type Drawing = [tag: string, attributes: Record<string, string>][]

/** Takes the place of Lucide's own in the built pages: the same drawing without options nobody sets, and without what only files need. */
export function drawnIcon(drawing: Drawing): ComponentType<SVGProps<SVGSVGElement>> {
  return (given) => (
    <svg
      width={24}
      height={24}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden={given['aria-label'] ? undefined : true}
      {...given}
    >
      {drawing.map(([Tag, attributes], nth) => (
        <Tag key={nth} {...attributes} />
      ))}
    </svg>
  )
}
