import type { MetaDescriptor } from 'react-router'

/** `meta` of a page whose loader told what there is to tell: browsers need not know how. */
export const asTold = ({ loaderData }: { loaderData: { told: MetaDescriptor[] } | undefined }): MetaDescriptor[] =>
  loaderData?.told ?? []
