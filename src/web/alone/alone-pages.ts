import { type ComponentType, createElement, type ReactElement } from 'react'
import { ForgotPasswordPage } from '#web/pages/account/ForgotPasswordPage.tsx'
import { LoginCodePage } from '#web/pages/account/LoginCodePage.tsx'
import { LoginPage } from '#web/pages/account/LoginPage.tsx'
import { RegisterPage } from '#web/pages/account/RegisterPage.tsx'
import { ResetPasswordPage } from '#web/pages/account/ResetPasswordPage.tsx'

/** Pages of one form that people open to go on somewhere else, by their routes. They need no router to be taken over. */
const pages: Record<string, ComponentType<never>> = {
  'pages/account/Login': LoginPage,
  'pages/account/LoginCode': LoginCodePage,
  'pages/account/Register': RegisterPage,
  'pages/account/ForgotPassword': ForgotPasswordPage,
  'pages/account/ResetPassword': ResetPasswordPage,
}

export const standsAlone = (route: string): boolean => route in pages

/** What stands at the route of a page that stands alone, given what its loader found. */
export const pageAt = (route: string, loaded: object): ReactElement =>
  createElement(pages[route] as ComponentType<object>, loaded)
