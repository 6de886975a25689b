export const en = {
  account: 'Account',
  accountOf: 'Account: {name}',
  myCourses: 'My courses',
  panel: 'Admin panel',
  schools: 'Schools',
  logOut: 'Log out',
}
