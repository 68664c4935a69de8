import type { QuarrelArgument } from '#lore/authored.ts'

export const jupiterSaturnQuarrels: QuarrelArgument[] = [
  {
    thesis: 'You give your word easily, and {partner} is often the one who keeps it.',
    matter: 'who keeps the promises',
    quarrel: [
      "You promise because you want people to be happy, and {partner} can't let a promise lie there once it's been made ({contact}).",
      "So they carry out what you've announced.",
      'They do it without complaint for a long time, and then they complain all at once.',
      "You're astonished, because nobody had to, and that nobody had to is the thing they can't understand.",
    ],
    repair: [
      'You count the wish as the deed, and {partner} takes on duties that nobody gave them.',
      'If a promise belongs to the one who made it, you make fewer and they sleep better.',
    ],
    yours: "Promise only what you'll do yourself, with a day attached.",
    theirs: '{partner} could leave one promise of yours undone, and see what happens.',
    both: 'Keep a list of your promises this month where {partner} can read it and nobody but you may cross things off.',
    traces: {
      meet: 'You promise things with such good will that early on a promise is a present in itself. {partner} is charmed, and also makes a note of the day.',
      draw: "{partner} does what has been said, and you lean on that more than on anything else about them. They enjoy how glad people are to see you, and know quite well what those people have been told they'll get.",
      days: "Somebody has only to ask the two of you for a ride to the airport, and you've said of course. {partner} is the one who looks up the flight and sets an alarm.",
      purpose:
        "Every circle of friends has a trip that gets talked about and never taken. You talk them into it, {partner} has booked it by the time they've agreed, and this year they go.",
    },
    last: {
      shape: 'cost',
      says: "Your word goes out faster than anyone can keep it, and what that costs is an evening of {partner}'s now and then.",
    },
  },
  {
    thesis: "You let things go, and {partner} keeps an account of what's been let go.",
    matter: 'what may be forgotten',
    quarrel: [
      "You forgive easily, yourself included, and {partner} doesn't feel right until a thing has been made up for ({contact}).",
      "So for you it's over while for them it's still open.",
      "They mention it, and you think that they're holding a grudge.",
      "They think that you don't care, and what they wanted was a single sentence that said you knew.",
    ],
    repair: [
      "You're generous with {partner}'s patience, and they're stingy with an ending.",
      'One proper apology closes more accounts than a year of good cheer.',
    ],
    yours: "Say what you're sorry for, exactly, and only once.",
    theirs: 'It would help if {partner} said when a thing is settled, and then left it alone.',
    both: "Go through what's still open between you one evening this month, and close it item by item.",
    traces: {
      meet: "You're easy about everything at the beginning, late arrivals included, and {partner} finds that restful. They're exact about what they owe you, down to half a pizza, and it strikes you as sweet.",
      draw: "With you {partner} gets to start over as often as necessary. They remember in detail whatever you've done for them, because kindness is entered in the same account.",
      days: "You paid last time, or {partner} did, and only one of you knows. They'd never bring up the eleven dollars, and they know that it's eleven.",
      purpose:
        "Old scores among friends or relatives get settled well by the two of you. {partner} knows exactly what was done to whom, and you're the one who thinks that it could all be forgiven by Sunday.",
    },
    last: {
      shape: 'said',
      says: 'The next time you let something go, {partner} could say, "I haven\'t yet," and you could wait.',
    },
  },
]
