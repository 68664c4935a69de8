/** What the month turns on, and what its tone is: "pluto-presses". */
export type TurnCause =
  | 'new-moon'
  | 'full-moon'
  | 'eclipse'
  | 'retrograde'
  | 'direct'
  | `${'jupiter' | 'saturn' | 'uranus' | 'neptune' | 'pluto'}-${'eases' | 'presses'}`

/** Why a month turns as it does: what the moving body does to any subject, and so to this one. */
export const turnCauses: Record<TurnCause, readonly string[]> = {
  'new-moon': [
    "A new Moon starts things before there's anything to show, so {subject} begins small.",
    'New Moons are dark, so {subject} starts where nobody is looking.',
    'A new Moon is good for a first try, and {subject} gets one.',
    'A new Moon takes two weeks to show what it started, so {subject} has that long to grow.',
  ],
  'full-moon': [
    "A full Moon brings out what has been growing for two weeks, and this time that's {subject}.",
    'Under a full Moon not much stays vague, and {subject} is next.',
    'What was only a feeling can be seen at a full Moon, so with {subject} you stop guessing.',
    'A full Moon makes it hard to look away, and this one is about {subject}.',
  ],
  eclipse: [
    'An eclipse takes something out first and explains it later, and this time it touches {subject}.',
    "Eclipses work fast, so with {subject} there's no time to prepare.",
    'What an eclipse moves stays moved for half a year, and that goes for {subject}.',
  ],
  retrograde: [
    'A planet that stops and turns back takes you back as well, so {subject} gets a second look.',
    'A station is a pause with consequences, and {subject} has been waiting for one.',
    "From here on you go over it again, so with {subject} the first version isn't the last.",
  ],
  direct: [
    "A planet that turns direct lets go of what it was holding up, so there's movement in {subject}.",
    'The going back and forth is over, and {subject} can go on.',
    'Months of second thoughts end there, so you know what you want to do about {subject}.',
  ],
  'jupiter-eases': [
    "It gives room, so with {subject} you get more than you'd asked for.",
    'A transit of this kind makes people say yes, and with {subject} you need one yes.',
    'A transit like that makes people bolder, and boldness is what {subject} needs.',
  ],
  'jupiter-presses': [
    'It does nothing by halves, so {subject} gets bigger than your calendar.',
    'A transit of this kind promises more than it carries home, and this time it promises about {subject}.',
    'A transit like that finds everything too small, so you want more from {subject} than there is.',
  ],
  'saturn-eases': [
    'It makes things last, so what you settle about {subject} stays settled.',
    'A transit of this kind gives things a plan and a date, and {subject} gets both.',
    "A transit like that rewards what has been done slowly, and you've been slow about {subject}.",
  ],
  'saturn-presses': [
    "It takes away what isn't sound, so what's left of {subject} is smaller and true.",
    'A transit of this kind asks what a thing costs and who pays, and this time it asks about {subject}.',
    'A transit like that says no first and means it, so with {subject} you find out where the limit is.',
  ],
  'uranus-eases': [
    'It lets in something new, so {subject} comes unstuck without a fight.',
    "A transit of this kind is on the side of the odd idea, and with {subject} you've had one.",
  ],
  'uranus-presses': [
    'A transit like that has no patience with habit, so with {subject} the usual way stops working.',
    "It does in a day what you'd planned for a year, and this time it does it to {subject}.",
    'A transit of this kind wants you free of something, and it starts with {subject}.',
  ],
  'neptune-eases': [
    'A transit like that loosens your grip, and with {subject} that helps.',
    "It makes people kinder than they'd planned to be, and you can use that with {subject}.",
  ],
  'neptune-presses': [
    'A transit of this kind blurs what it touches, so for some days nothing about {subject} is certain.',
    "A transit like that shows you what you hoped more than what's there, and that goes for {subject}.",
  ],
  'pluto-eases': [
    'It goes to the bottom of things, and with {subject} you want to get there.',
    'A transit of this kind gives strength that nobody sees at first, and you need it for {subject}.',
  ],
  'pluto-presses': [
    "A transit like that removes what's only half meant, so {subject} loses its polite version.",
    'It turns any subject into a question of who decides, and {subject} is no exception.',
    "A transit of this kind takes a long time and then doesn't negotiate, so with {subject} you stop making do.",
  ],
}
