export const en = {
  overview: 'Overview',
  dashboard: 'Dashboard',
  teaching: 'Teaching',
  courses: 'Courses',
  settings: 'Settings',
  community: 'Community',
  reviews: 'Reviews',
  leads: 'Leads',
  surveys: 'Surveys',
  people: 'Signing in',
  site: 'Your site',
  visitSite: 'Visit the site',
}
