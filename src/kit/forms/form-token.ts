import { createContext, useContext } from 'react'

/** The signed-in person's request-forgery token, for forms that a browser sends by itself. */
export const FormToken = createContext<string | null>(null)

export const useFormToken = () => useContext(FormToken)
