import type { AuthoredParagraph } from '#lore/authored.ts'

export const plutoOnAngles: Record<'asc' | 'dsc' | 'mc' | 'ic', AuthoredParagraph> = {
  asc: {
    says: [
      'Nobody is neutral about you ({aspect}).',
      'You look at people a second longer than is usual, you say little until you know where you are, and they either trust you with everything or keep the table between you.',
      "You can't be small-talked out of what you've noticed.",
      "Because you feel the effect you have, you've learned to hold it down, and the holding down is what some of them find so intense.",
    ],
    traits: ['guarded', 'serious'],
  },
  dsc: {
    says: [
      "You don't have light attachments ({aspect}).",
      'The people who matter to you change you, and you change them, and who has the upper hand is a question neither of you ever mentions or forgets.',
      "You attract strong characters and aren't afraid of what you find in them.",
      "Trust, for you, begins on the day somebody could have used what they knew and didn't, and until then you stay on watch.",
    ],
    traits: ['close', 'wary'],
  },
  mc: {
    says: [
      'People sense that you mean it ({aspect}).',
      "You won't do a thing by halves in public, and you're often called when something is past saving, because you'll say what has to go and then stay for the work.",
      'That gives you power, whether or not you were looking for it.',
      "It also makes some people nervous who've never spoken to you, and you hear about the opposition before you knew there was a contest.",
    ],
    traits: ['public', 'serious'],
  },
  ic: {
    says: [
      'What you feel at home goes very deep and is hardly ever mentioned ({aspect}).',
      "You may come from people who kept something from each other, and as a child you'd know that there was a subject without knowing what it was.",
      'So you want the truth from those who are closest to you, and you can hear when they round it off.',
      'When your life comes apart you rebuild it in private, and reappear as if nothing had happened.',
    ],
    traits: ['private', 'guarded'],
  },
}
