import {
  forgetOfTab,
  keepForTab,
  readOfTab,
  readStored,
  storageKeys,
  tabKeys,
} from '#web/browser-storage.ts'

/** The fields of a form, and the id of the account that was signed in. */
interface Typed {
  fields: unknown
  typedBy: string | null
}
type Form = 'natal' | 'synastry' | 'firstChart' | 'birthDetails' | 'email' | 'message' | 'question'
type Forms = Partial<Record<Form, Typed>>

/** Who is signed in, as far as this browser knows. */
export const typist = () => readStored(storageKeys.signedIn)

/** What was in the forms when each was left last. */
const left: Forms = {}

/** What was in them before the document was reloaded. */
const returned = takeKept()

/**
 * A form is left before it is known whether the code of what follows can be loaded.
 *
 * @param typedBy as it was when the form opened, if somebody may have logged out since
 */
export function leaveTyped(form: Form, fields: unknown, typedBy = typist()) {
  left[form] = { fields, typedBy }
}

export function forgetTyped(form: Form) {
  delete left[form]
  delete returned[form]
}

/** The account of a visitor is not known: what one typed is not shown to the next. */
export function forgetTypedByVisitors() {
  for (const forms of [left, returned])
    for (const form of Object.keys(forms) as Form[])
      if (forms[form]?.typedBy === null) delete forms[form]
}

/** What was typed into this form when it was left, or before the document was reloaded, until it is forgotten. */
export function typedBefore<Fields>(form: Form): Fields | undefined {
  const typed = left[form] ?? returned[form]
  const isOfAnother = typed && (typed.typedBy ?? typist()) !== typist()
  return typed && !isOfAnother ? (typed.fields as Fields) : undefined
}

/** For the moment before the document reloads itself. A form that nobody has opened since stays kept. */
export function keepTyped() {
  const forms = { ...returned, ...left }
  if (Object.keys(forms).length > 0) keepForTab(tabKeys.typed, JSON.stringify(forms))
}

function takeKept(): Forms {
  const kept = readOfTab(tabKeys.typed)
  forgetOfTab(tabKeys.typed)
  try {
    return JSON.parse(kept ?? '{}')
  } catch {
    return {}
  }
}
