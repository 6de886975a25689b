import { redirect } from 'react-router'

/** What somebody has bought stands on one page, by whichever of its names they ask for it. */
export const loader = () => redirect('/my/orders')
