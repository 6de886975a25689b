import { redirect } from 'react-router'

/** What the front page leads with was chosen here; it is part of the look. */
export const loader = () => redirect('/home/settings/look')
