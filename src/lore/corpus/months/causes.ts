/** What the month turns on, and what its tone is: "pluto-presses". */
export type TurnCause =
  | 'new-moon'
  | 'full-moon'
  | 'eclipse'
  | 'retrograde'
  | 'direct'
  | `${'jupiter' | 'saturn' | 'uranus' | 'neptune' | 'pluto'}-${'eases' | 'presses'}`

/** Why a month turns as it does: what the moving body does to any subject. */
export const turnCauses: Record<TurnCause, readonly string[]> = {
  'new-moon': [
    "A new Moon starts things before there's anything to show.",
    'New Moons are dark, so what starts at one is seen by nobody but you.',
    'At a new Moon you can begin without being ready.',
    "Nothing shows for about two weeks after a new Moon, so you needn't explain it yet.",
  ],
  'full-moon': [
    'A full Moon brings out what has been growing for two weeks.',
    'Little stays vague under a full Moon.',
    'What was only a feeling can be seen at a full Moon.',
    'A full Moon makes it hard to look away.',
  ],
  eclipse: [
    'An eclipse takes something out first and explains it later.',
    "Eclipses work fast, so there's no time to prepare.",
    'What an eclipse moves stays moved for half a year.',
  ],
  retrograde: [
    'A planet that stops and turns back takes you over the same ground.',
    'A station is a pause with consequences.',
    "From here on you go over it again, so the first version isn't the last.",
  ],
  direct: [
    'A planet that turns direct lets go of what it was holding up.',
    'The going back and forth is over.',
    'Months of second thoughts end there.',
  ],
  'jupiter-eases': [
    "It gives you more room than you'd asked for.",
    'A transit of this kind makes people say yes.',
    'A transit like that makes people bolder, you included.',
  ],
  'jupiter-presses': [
    'It does nothing by halves.',
    'A transit of this kind promises more than it can carry home.',
    'A transit like that finds everything a size too small.',
  ],
  'saturn-eases': [
    'It makes things last, so what you settle now stays settled.',
    'A transit of this kind gives things a plan and a date.',
    'A transit like that rewards what has been done slowly.',
  ],
  'saturn-presses': [
    "It takes away what isn't sound, and what's left is smaller and true.",
    'A transit of this kind asks what a thing costs and who pays.',
    'A transit like that says no first and means it.',
  ],
  'uranus-eases': [
    'It lets in something new without a fight.',
    "A transit of this kind is on the side of the odd idea, and you've had one.",
  ],
  'uranus-presses': [
    'A transit like that has no patience with habit.',
    "It does in a day what you'd planned for a year.",
    'A transit of this kind wants you free of something.',
  ],
  'neptune-eases': [
    'A transit like that loosens your grip, which helps here.',
    "It makes people kinder than they'd planned to be.",
  ],
  'neptune-presses': [
    'A transit of this kind blurs what it touches, so for some days little is certain.',
    "A transit like that shows you what you hoped more than what's there.",
  ],
  'pluto-eases': [
    'It goes to the bottom of things, and for once you want to get there.',
    'A transit of this kind gives strength that nobody sees at first.',
  ],
  'pluto-presses': [
    "A transit like that removes what's only half meant.",
    'It turns any subject into a question of who decides.',
    "A transit of this kind takes a long time and then doesn't negotiate.",
  ],
}
