interface Labeled {
  firstName?: string | null
  email?: string | null
}

/** First name, else email, else "Account"; blank counts as missing. */
export function accountLabel(user: Labeled | null | undefined): string {
  return user?.firstName?.trim() || user?.email?.trim() || 'Account'
}
