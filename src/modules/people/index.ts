export { actorOf } from './actor-of.ts'
export { writeToAdmins } from './admin-mails/write-to-admins.ts'
export { admitPerson, checkCredentials } from './check-credentials.ts'
export { createPasswordReset } from './create-password-reset.ts'
export { erasePerson } from './erase-person.ts'
export { findPersonByEmail, type PersonRow } from './find-person.ts'
export type { Session, SessionFinder } from './find-session.ts'
export { endSessionsOf } from './end-sessions.ts'
export { landingOf } from './landing.ts'
export {
  type Belonging,
  type Belongings,
  type Merge,
  counted,
  ended,
  endedWithLogin,
  followingLogin,
  moved,
  moveRows,
  united,
} from './merging/belongings.ts'
export { goneInto, mergePeople } from './merging/merge-people.ts'
export { endLoginStep, personAtLoginStep } from './login-step.ts'
export { mayStill } from './may-still.ts'
export type { NameGuard } from './name-guard.ts'
export { openSession } from './open-session.ts'
export { hashPassword, verifyPassword } from './password.ts'
export { createOperator } from './platform/create-operator.ts'
export { makeStudent, registerStudent } from './register-student.ts'
export { RegistrationDisabled, SchoolErased } from './refusals.ts'
export { renameStudent } from './rename-student.ts'
export { requireOwnPassword } from './require-own-password.ts'
export type { SecondFactors } from './second-factors.ts'
export {
  browserCookie,
  impersonationCookie,
  sessionCookie,
  wasSupport,
  setBrowserCookie,
  setLanguageCookie,
  withBrowserCookie,
} from './session-cookie.ts'
export { openLeave } from './support/leaves.ts'
export { supportPerson } from './support/enter-as-support.ts'
export { startSession } from './start-session.ts'
export { studentById } from './student-by-id.ts'
export { viewOwnable, viewViewer } from './view.ts'
export { getSwitches } from './get-switches.ts'
export { limitRegistrations } from './limit-mails.ts'
export { signedIn } from './signed-in.ts'
