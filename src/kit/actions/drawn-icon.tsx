import type { ComponentType, SVGProps } from 'react'

interface IconData {
  node: [tag: string, attributes: Record<string, string>][]
}

/** Takes the place of Lucide's own in the built pages: the same drawing without options nobody sets. */
function drawnIcon({ node }: IconData): ComponentType<SVGProps<SVGSVGElement>> {
  return (given) => (
    <svg
      xmlns="http://www.w3.org/2000/svg"
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
      {node.map(([Tag, { key, ...attributes }]) => (
        <Tag key={key} {...attributes} />
      ))}
    </svg>
  )
}

export { drawnIcon as default }
