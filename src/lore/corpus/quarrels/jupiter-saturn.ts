import type { QuarrelArgument } from '#lore/authored.ts'

export const jupiterSaturnQuarrels: QuarrelArgument[] = [
  {
    thesis: 'You give your word easily, and {partner} is often the one who keeps it.',
    matter: 'who keeps the promises',
    quarrel: [
      "Say you've told a cousin that the two of them can stay all of August, and {partner} asks where ({contact}).",
      "You'd been thinking of how nice it would be.",
      "{partner} thinks of the one bathroom in the fourth week and says so, and you feel that you're being made ashamed of an open hand.",
      "They'll do it, too, since it's been promised, and they'll do it well, with the look of someone who's been given the night shift by a colleague on vacation.",
    ],
    repair: [
      'With that August you spend something that belongs to two people, and choose not to know it.',
      'They keep your promise for you and let you feel it every day at breakfast.',
      "What would be right is a week, offered by both of you, and you'll find that {partner}, who's got so little to say for August, can be very hospitable for seven days with an end to them.",
    ],
    yours: "Before you say yes, work out who'll be doing it at seven in the morning.",
    theirs: '{partner} could give you a number they could enjoy instead of a list of obstacles.',
    both: "Invite somebody this month on terms you've both written, including when they leave.",
    last: "A word that you've both given is one that you can both keep, and the guests have a better time.",
  },
  {
    thesis: "You let things go, and {partner} keeps an account of what's been let go.",
    matter: 'what may be forgotten',
    quarrel: [
      "Suppose a friend borrowed four hundred dollars from you both in the spring, and you've just said to forget it ({contact}).",
      'The friend had been so embarrassed that it felt wonderful to do.',
      '{partner} had been planning to bring it up on the first, civilly, with a schedule.',
      "Your good deed has made them into the sort of person who'd ask, and when they bring it up you say that it's only money, to someone who knows exactly what it took to save.",
    ],
    repair: [
      "In that story you're big with a sum that is half theirs, and you keep all of the feeling.",
      'They turn the debt into a question of character, and get more out of it than four hundred dollars.',
      "Everyone's dignity would survive a smaller amount paid back slowly, and you could forgive your own half, which would be really large of you.",
    ],
    yours: "Forgive only what's yours, and do ask which part that is.",
    theirs: "Things would go easier if {partner} told you what they're saving for, with a picture.",
    both: 'Go over what people owe you both this month, write off one thing together, and collect another one with a smile.',
    last: "What's yours you can let go, and thanks to {partner}'s account of the rest you can afford to.",
  },
]
