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
type Forms = Partial<Record<'natal' | 'synastry', Typed>>

const signedIn = () => readStored(storageKeys.signedIn)

/** What was in the forms when each was left last. */
const left: Forms = {}

/** What was in them before the document was reloaded. */
const returned = takeKept()

/** A form is left before it is known whether the code of what follows can be loaded. */
export function leaveTyped(form: keyof Forms, fields: unknown) {
  left[form] = { fields, typedBy: signedIn() }
}

export function forgetTyped(form: keyof Forms) {
  delete left[form]
  delete returned[form]
}

/** What was typed into this form before the document was reloaded, until it is forgotten. */
export function typedBeforeReload<Fields>(form: keyof Forms): Fields | undefined {
  const typed = returned[form]
  const isOfAnother = typed && (typed.typedBy ?? signedIn()) !== signedIn()
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
